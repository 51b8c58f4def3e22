import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@livery/web/texts/use-translation';
import { JackpotBanner, useDemoJackpot } from '@livery/ui/jackpot';
import { useMoneyFormat } from '@livery/web/texts/money';
import { useMerchant } from '#kernel/merchant.tsx';
import { largestOf, jackpotsQuery } from '../api/jackpots.ts';
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

/** The largest jackpot that the platform tells of, and when it was last told. */
function FedJackpot() {
  const { t, language } = useTranslation();
  const { currency } = useMerchant();
  const { data, isPending } = useQuery(jackpotsQuery);
  const largest = data && largestOf(data);
  const format = useMoneyFormat(largest?.currency ?? currency);
  if (isPending) {
    return (
      <div className={css.room} aria-hidden="true">
        <JackpotBanner title={t('jackpot.title')} description="–" amount="0" {...format} />
      </div>
    );
  }
  if (!largest) return null;
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
  return (
    <JackpotBanner
      title={largest.name}
      description={t('jackpot.at', { time: time.format(largest.updatedAt) })}
      amount={largest.amount}
      {...format}
    />
  );
}

/** What can be won, where the brand shows it. */
export function JackpotSection() {
  const { jackpotMode } = useMerchant();
  if (jackpotMode === 'off') return null;
  return jackpotMode === 'demo' ? <DemoJackpot /> : <FedJackpot />;
}
