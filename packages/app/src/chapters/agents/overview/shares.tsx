import type { UseQueryResult } from '@tanstack/react-query';
import { SectionTitle } from '@livery/ui/section-title';
import { ShareBar } from '@livery/ui/share-bar';
import { useMoney } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import { categoryText } from '#kernel/i18n/category-text.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import type { Profit } from '../api/reports.ts';

/** Which games it was played on, the most first. */
export function Shares({ answer: { data } }: { readonly answer: UseQueryResult<Profit> }) {
  const { t, language } = useTranslation();
  const money = useMoney(useMerchant().currency);
  const all = Number(data?.footer.valid ?? 0);
  if (!data || all === 0) return null;
  const rows = data.list.toSorted((one, other) => Number(other.valid) - Number(one.valid));
  return (
    <section aria-labelledby="agency-shares">
      <SectionTitle title={t('flag.AGENCY3.shares')} headingId="agency-shares" />
      <ShareBar
        label={t('flag.AGENCY3.shares')}
        locale={language}
        shares={rows.map(({ key, valid }) => ({
          key,
          label: t(categoryText(key)),
          value: Number(valid),
          text: money(valid),
        }))}
      />
    </section>
  );
}
