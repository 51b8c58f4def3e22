import { useTranslation } from '@livery/web/texts/use-translation';
import { JackpotCounter, useDemoJackpot } from '@livery/ui/jackpot';
import { useMoneyFormat } from '@livery/web/texts/money';
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
