import { useState } from 'react';
import { Button } from '@livery/ui/button';
import { Confirm } from '@livery/ui/confirm';
import { useMoney } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';
import type { Bonus } from '../api/bonus.ts';
import * as css from './bonus.css.ts';
import { useGiveUp } from './use-give-up.ts';

interface GiveUpProps {
  readonly userName: string;
  readonly bonus: Bonus;
  /** What stays the member’s own. */
  readonly cash: string;
}

/** The way out of a bonus: what goes and what stays is said before it is asked. */
export function GiveUp({ userName, bonus, cash }: GiveUpProps) {
  const { t } = useTranslation();
  const money = useMoney(useMerchant().currency);
  const { giveUp, busy } = useGiveUp(userName, bonus);
  const [asked, setAsked] = useState(false);
  const amounts = { bonus: money(bonus.balance), cash: money(cash) };
  return (
    <>
      <Button
        variant="quiet"
        size="medium"
        className={css.way}
        aria-label={t('bonus.giveUp.of', { title: bonus.title })}
        onClick={() => setAsked(true)}
      >
        {t('bonus.giveUp')}
      </Button>
      <Confirm
        open={asked}
        onClose={() => setAsked(false)}
        onSubmit={() => void giveUp().then(() => setAsked(false))}
        title={t('bonus.giveUp.ask')}
        description={t('bonus.giveUp.means', amounts)}
        submitLabel={t('bonus.giveUp')}
        busy={busy}
      />
    </>
  );
}
