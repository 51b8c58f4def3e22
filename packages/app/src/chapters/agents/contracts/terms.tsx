import { DataList } from '@livery/ui/data-list';
import { StepTable } from '@livery/ui/step-table';
import { useMoney, useMoneyFormat } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { TextKey } from '#kernel/i18n/text-key.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { useDayNames } from '#kernel/time/use-day-names.ts';
import type { ContractKind, ContractPay, ContractVersion } from '../api/contracts.ts';
import { usePercent } from '../rates/use-percent.ts';
import * as css from '../sheets.css.ts';
import { contractKindOf } from './kinds.ts';

const paidBy: Readonly<Record<ContractVersion['periods'], TextKey>> = {
  hour: 'flag.AGECONTRACT3.paid.hour',
  day: 'flag.AGECONTRACT3.paid.day',
  half: 'flag.AGECONTRACT3.paid.half',
  month: 'flag.AGECONTRACT3.paid.month',
};

const carried: Readonly<Record<NonNullable<ContractVersion['carry']>, TextKey>> = {
  keep: 'flag.AGECONTRACT3.carry.keep',
  forgive: 'flag.AGECONTRACT3.carry.forgive',
};

export interface ContractTermsProps {
  readonly kind: ContractKind;
  readonly version: ContractVersion;
  /** What this period makes so far, of what runs. */
  readonly estimate?: ContractPay | undefined;
}

/** All that was agreed to, or would be: steps, days, and what they are reckoned from. */
export function ContractTerms({ kind, version, estimate }: ContractTermsProps) {
  const { t, language } = useTranslation();
  const number = new Intl.NumberFormat(language);
  const format = useMoneyFormat(useMerchant().currency);
  const { steps } = version;
  const reached = steps.findIndex(({ from }) => from === estimate?.step?.from);
  return (
    <div className={css.group}>
      <StepTable
        caption={t('flag.AGECONTRACT3.version', { number: number.format(version.version) })}
        captionHidden
        {...format}
        steps={steps.map(({ from, active, rate }) => ({ from, active: String(active), rate }))}
        {...(reached < 0 ? {} : { reached })}
        labels={{
          from: t(contractKindOf(kind).base),
          active: t('flag.AGECONTRACT3.active'),
          rate: t('flag.AGECONTRACT3.share'),
          reached: t('flag.AGECONTRACT3.reached'),
        }}
      />
      <Details version={version} />
    </div>
  );
}

/** Who, when, and by which rules. */
function Details({ version }: { readonly version: ContractVersion }) {
  const { t } = useTranslation();
  const names = useDayNames();
  const percent = usePercent();
  const money = useMoney(useMerchant().currency);
  const { grantor, startsOn, endsOn, periods, activeFrom, carry, fee, note } = version;
  const { deposits } = activeFrom;
  const counts =
    deposits === undefined
      ? t('flag.AGECONTRACT3.counts.valid', { valid: money(activeFrom.valid) })
      : t('flag.AGECONTRACT3.counts.both', {
          valid: money(activeFrom.valid),
          deposits: money(deposits),
        });
  const days =
    endsOn === undefined
      ? t('flag.AGECONTRACT3.from', { day: names.whole(startsOn) })
      : names.range(startsOn, endsOn);
  return (
    <DataList
      data={[
        { label: t('flag.AGECONTRACT3.by'), value: grantor ?? t('flag.AGECONTRACT3.house') },
        { label: t('flag.AGECONTRACT3.days'), value: days },
        { label: t('flag.AGECONTRACT3.paid'), value: t(paidBy[periods]) },
        { label: t('flag.AGECONTRACT3.counts'), value: counts },
        ...(fee === undefined ? [] : [{ label: t('flag.AGECONTRACT3.fee'), value: percent(fee) }]),
        ...(carry === undefined
          ? []
          : [{ label: t('flag.AGECONTRACT3.carry'), value: t(carried[carry]) }]),
        ...(note === undefined
          ? []
          : [{ label: t('flag.AGECONTRACT3.note'), value: <bdi>{note}</bdi> }]),
      ]}
    />
  );
}
