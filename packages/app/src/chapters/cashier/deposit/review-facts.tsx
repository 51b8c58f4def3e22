import { FactStrip } from '@livery/ui/fact-strip';
import { useMoney } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';
import type { Quote } from './quote.ts';

export interface ReviewFactsProps {
  readonly amount: string;
  readonly quote: Quote;
  /** The name of the way, where it is not in sight. */
  readonly way?: string;
}

/** What is paid, what it costs, and what comes into the wallet: seen before it is agreed to. */
export function ReviewFacts({ amount, quote, way }: ReviewFactsProps) {
  const { t } = useTranslation();
  const money = useMoney(useMerchant().currency);
  const get = t('deposit.get');
  return (
    <FactStrip
      main={get}
      facts={[
        ...(way === undefined ? [] : [{ label: t('deposit.way'), value: way }]),
        { label: t('deposit.pay'), value: money(amount) },
        {
          label: t('deposit.fee'),
          value: /[1-9]/.test(quote.fee) ? money(quote.fee) : t('deposit.fee.none'),
        },
        { label: get, value: money(quote.credit) },
      ]}
    />
  );
}
