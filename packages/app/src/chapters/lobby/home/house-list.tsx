import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@livery/web/texts/use-translation';
import { SportsList, SportsRow } from '@livery/ui/sports-row';
import { useAskedLanguage } from '#kernel/i18n/language.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { gamesOfTypeQuery } from '../api/vendor-games.ts';
import { vendorsQuery } from '../api/vendors.ts';
import { CategorySection } from '../components/category-section.tsx';
import { useGameActions } from '../game-actions.tsx';
import { listPath } from '../list-path.ts';
import { menuLook } from '../menu/menu-look.ts';
import { vendorsOf } from '../vendors/vendors-of.ts';
import { MakerRows } from './rooms.tsx';

export interface HouseListProps {
  /** Of which the makers are listed; the first gives its name unless told. */
  readonly categories: readonly string[];
  readonly title?: string;
}

/** Makers into whose own houses one goes to bet, one a row. */
export function HouseList({ categories, title }: HouseListProps) {
  const { t } = useTranslation();
  const language = useAskedLanguage();
  const { enter } = useGameActions();
  const { data, isError, refetch } = useQuery(vendorsQuery(useMerchant().code));
  const [first = '', second = first] = categories;
  const arts = [
    useQuery(gamesOfTypeQuery(first, language)).data,
    useQuery(gamesOfTypeQuery(second, language)).data,
  ].flatMap((games) => games ?? []);
  const nameOf = (category: string): string => t(menuLook(category).text);
  const rows =
    data &&
    categories.flatMap((category) =>
      vendorsOf(data, category).map((vendor) => ({ category, vendor })),
    );
  const label = title ?? nameOf(first);
  return (
    <CategorySection
      title={label}
      count={rows?.length}
      more={listPath(first)}
      skeleton={<MakerRows />}
      isError={isError}
      onRetry={() => void refetch()}
    >
      <SportsList label={label}>
        {rows?.map(({ category, vendor }) => {
          const art = arts.find(
            ({ vassalage, gameType }) => vassalage === vendor.vassalage && gameType === category,
          );
          return (
            <SportsRow
              key={`${category} ${vendor.vassalage}`}
              name={vendor.displayName}
              description={nameOf(category)}
              mark={vendor.showIcon || undefined}
              src={art?.iconUrl}
              onClick={() => enter(vendor, category)}
            />
          );
        })}
      </SportsList>
    </CategorySection>
  );
}

/** Every sportsbook and arena, where the brand gives them a section of their own. */
export function SportsSection() {
  const { t } = useTranslation();
  return <HouseList categories={['SPORTS', 'ESPORTS']} title={t('home.sports')} />;
}
