import { useQuery } from '@tanstack/react-query';
import { betFilterOf, BetRecordScreen } from '#chapters/cashier';
import { categoriesOf, vendorsOf, vendorsQuery } from '#chapters/lobby';
import { categoryText } from '#kernel/i18n/category-text.ts';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';
import type { PageProps } from '#kernel/routing/route.ts';
import { useSession } from '#kernel/session/session.ts';

/** The member’s rounds, by the categories and studios that the site has. */
export function BetRecordPage({ params }: PageProps) {
  const { t } = useTranslation();
  const session = useSession();
  const { data } = useQuery(vendorsQuery(useMerchant().code));
  const filter = betFilterOf(params);
  const all = categoryText('ALL');
  const codes = new Set(data ? categoriesOf(data) : []);
  // What the address names is shown before anybody has told of it.
  if (filter.gameCategory) codes.add(filter.gameCategory);
  const categories = [...codes].flatMap((value) => {
    const text = categoryText(value);
    return text === all ? [] : [{ value, label: t(text) }];
  });
  const vendors = data ? vendorsOf(data, filter.gameCategory) : [];
  return (
    session && (
      <BetRecordScreen
        userName={session.userName}
        filter={filter}
        categories={categories}
        vendors={vendors.map(({ vassalage, displayName }) => ({
          value: vassalage,
          label: displayName,
        }))}
      />
    )
  );
}
