import { DataList, type Datum } from '@livery/ui/data-list';
import { useMoney, useSignedMoney } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import { compareDecimals } from '@livery/ui/money';
import type { TextKey } from '#kernel/i18n/text-key.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import type { ContractKind, ContractPay } from '../api/contracts.ts';
import { usePercent } from '../rates/use-percent.ts';
import { contractKindOf } from './kinds.ts';

export interface PeriodProps {
  readonly kind: ContractKind;
  readonly pay: ContractPay;
}

const parts: Readonly<Record<keyof NonNullable<ContractPay['basis']>, TextKey>> = {
  staked: 'flag.AGENCY3.staked',
  won: 'flag.AGENCY3.won',
  rebates: 'flag.AGENCY3.rebates',
  bonuses: 'flag.AGENCY3.bonuses',
  salaries: 'flag.AGECONTRACT3.salaries',
  fee: 'flag.AGECONTRACT3.fee',
};

const hasSum = (amount: string): boolean => compareDecimals(amount, '0') !== 0;

/** How a period came to what it pays, line by line, so that anybody can add it up. */
export function Period({ kind, pay }: PeriodProps) {
  const { t, language } = useTranslation();
  const { currency } = useMerchant();
  const money = useMoney(currency);
  const signed = useSignedMoney(currency);
  const percent = usePercent();
  const { basis, active, step, given, carried, carry } = pay;
  const names = Object.keys(parts) as (keyof typeof parts)[];
  const figure = (key: TextKey, value: string): Datum => ({ label: t(key), value, figures: true });
  const count = new Intl.NumberFormat(language).format(active);
  const reached = step ? percent(step.rate) : t('flag.AGECONTRACT3.step.none');
  const whole = pay.estimate ? 'flag.AGECONTRACT3.so_far' : 'flag.AGECONTRACT3.amount';
  return (
    <DataList
      data={[
        ...(basis ? names.map((name) => figure(parts[name], money(basis[name]))) : []),
        figure(contractKindOf(kind).base, signed(pay.base)),
        figure('flag.AGECONTRACT3.active', count),
        { label: t('flag.AGECONTRACT3.step'), value: reached, figures: step !== undefined },
        figure('flag.AGECONTRACT3.gross', money(pay.gross)),
        ...(hasSum(given) ? [figure('flag.AGECONTRACT3.given', money(given))] : []),
        ...(hasSum(carried) ? [figure('flag.AGECONTRACT3.carried', signed(carried))] : []),
        figure(whole, money(pay.amount)),
        ...(hasSum(carry) ? [figure('flag.AGECONTRACT3.carry.out', signed(carry))] : []),
      ]}
    />
  );
}
