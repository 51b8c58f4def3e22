import { useTranslation } from '#kernel/i18n/use-translation.ts';
import { JackpotCounter, useDemoJackpot } from '@livery/ui/jackpot';
import { useMoneyFormat } from '#kernel/i18n/money.ts';
import { useMerchant } from '#kernel/merchant.tsx';

/** A number that is made up, and says that it is. */
export function SiteJackpot() {
  const { t } = useTranslation();
  const amount = useDemoJackpot('menu');
  const format = useMoneyFormat(useMerchant().currency);
  return (
    <JackpotCounter
      {...format}
      amount={amount}
      label={t('side.jackpot')}
      demoLabel={t('side.jackpot.demo')}
    />
  );
}
