import { PaymentMethodCard } from '@livery/ui/payment-method-card';
import { RadioGroup } from '@livery/ui/radio-group';
import { useMoney } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';
import type { DepositMethod } from '../api/deposit-methods.ts';
import type { DepositFlow } from './use-deposit-flow.ts';

/** What a way costs, as a person says it. */
function useFeeWords(): (method: DepositMethod) => string {
  const { t, language } = useTranslation();
  const money = useMoney(useMerchant().currency);
  return ({ fee: { fixed, percent } }) => {
    const share = Number(percent);
    const isShare = share > 0;
    const isFixed = /[1-9]/.test(fixed);
    const shown = new Intl.NumberFormat(language, {
      style: 'percent',
      maximumFractionDigits: 2,
    }).format(share / 100);
    if (isShare && isFixed) return t('deposit.fee.both', { fixed: money(fixed), percent: shown });
    if (isShare) return shown;
    return isFixed ? money(fixed) : t('deposit.fee.none');
  };
}

/** How to pay: each way with what it takes and costs. */
export function MethodChoice({ flow, hidden = false }: { flow: DepositFlow; hidden?: boolean }) {
  const { t } = useTranslation();
  const money = useMoney(useMerchant().currency);
  const feeOf = useFeeWords();
  return (
    <RadioGroup
      cards
      label={t('deposit.method')}
      labelHidden={hidden}
      value={flow.method.id}
      onValueChange={flow.choose}
    >
      {flow.methods.map((method) => (
        <PaymentMethodCard
          key={method.id}
          value={method.id}
          facts={[
            {
              label: t('deposit.limits'),
              value: t('deposit.range', { min: money(method.min), max: money(method.max) }),
            },
            { label: t('deposit.fee'), value: feeOf(method) },
            ...(method.withoutCredit === true
              ? [{ label: t('deposit.credit'), value: t('deposit.credit.none') }]
              : []),
          ]}
        >
          <bdi>{method.name}</bdi>
        </PaymentMethodCard>
      ))}
    </RadioGroup>
  );
}
