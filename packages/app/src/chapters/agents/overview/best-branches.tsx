import type { UseQueryResult } from '@tanstack/react-query';
import { DataList } from '@livery/ui/data-list';
import { SectionTitle } from '@livery/ui/section-title';
import { useMoney } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';
import type { Profit } from '../api/reports.ts';
import { useRowName } from '../reports/row-name.ts';

const shown = 5;

/** Whose people played most. */
export function BestBranches({ answer: { data } }: { readonly answer: UseQueryResult<Profit> }) {
  const { t } = useTranslation();
  const money = useMoney(useMerchant().currency);
  const nameOf = useRowName();
  const best = (data?.list ?? [])
    .filter(({ valid }) => Number(valid) > 0)
    .toSorted((one, other) => Number(other.valid) - Number(one.valid))
    .slice(0, shown);
  if (best.length === 0) return null;
  return (
    <section aria-labelledby="agency-best">
      <SectionTitle title={t('flag.AGENCY3.best')} headingId="agency-best" />
      <DataList
        data={best.map((row) => ({ label: nameOf(row), value: money(row.valid), figures: true }))}
      />
    </section>
  );
}
