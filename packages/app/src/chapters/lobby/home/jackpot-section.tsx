import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Button } from '@livery/ui/button';
import { JackpotBanner, useDemoJackpot } from '@livery/ui/jackpot';
import { Sheet } from '@livery/ui/sheet';
import { useMoneyFormat } from '@livery/web/texts/money';
import { useMerchant } from '#kernel/merchant.tsx';
import { JackpotFacts, useReckoned, type Jackpot } from '../components/info/jackpot-facts.tsx';
import { largestOf, jackpotsQuery } from '../api/jackpots.ts';
import { useIsCurrent } from '../components/info/use-is-current.ts';
import * as css from './jackpot-section.css.ts';

/** An invented figure, which says that it is. */
function DemoJackpot() {
  const { t } = useTranslation();
  const format = useMoneyFormat(useMerchant().currency);
  return (
    <JackpotBanner
      title={t('jackpot.title')}
      demoLabel={t('jackpot.demo')}
      amount={useDemoJackpot('banner')}
      {...format}
    />
  );
}

interface ToldProps {
  readonly jackpot: Jackpot;
  readonly isCurrent: boolean;
}

/** Its figure, and when that was reckoned. */
function Told({ jackpot, isCurrent }: ToldProps) {
  const { t, language } = useTranslation();
  const format = useMoneyFormat(jackpot.currency);
  const reckoned = useReckoned();
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
  return (
    <JackpotBanner
      title={jackpot.name}
      {...(isCurrent
        ? {
            description: t('jackpot.at', { time: time.format(jackpot.updatedAt) }),
            amount: jackpot.amount,
          }
        : { description: t('jackpot.old', { time: reckoned(jackpot.updatedAt) }) })}
      {...format}
    />
  );
}

/** The largest jackpot that the platform tells of, and a press away how it works. */
function FedJackpot() {
  const { t } = useTranslation();
  const { currency } = useMerchant();
  const { data, isPending } = useQuery(jackpotsQuery);
  const [isOpen, setOpen] = useState(false);
  const largest = data && largestOf(data);
  const isCurrent = useIsCurrent(largest?.updatedAt);
  const format = useMoneyFormat(currency);
  if (isPending) {
    return (
      <div className={css.room} aria-hidden="true">
        <JackpotBanner title={t('jackpot.title')} description="–" amount="0" {...format} />
        <Button variant="quiet" disabled>
          {t('jackpot.about')}
        </Button>
      </div>
    );
  }
  if (!largest) return null;
  return (
    <div className={css.fed}>
      <Told jackpot={largest} isCurrent={isCurrent} />
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('jackpot.about')}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={largest.name}>
        {isOpen ? <JackpotFacts jackpot={largest} /> : null}
      </Sheet>
    </div>
  );
}

/** What can be won, where the brand shows it. */
export function JackpotSection() {
  const { jackpotMode } = useMerchant();
  if (jackpotMode === 'off') return null;
  return jackpotMode === 'demo' ? <DemoJackpot /> : <FedJackpot />;
}
