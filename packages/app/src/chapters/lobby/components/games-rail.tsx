import { useTranslation } from '@livery/web/texts/use-translation';
import { Link } from '#kernel/routing/link.ts';
import { CategoryRail, RailItem } from '@livery/ui/category-rail';
import { pathTo } from '#kernel/routing/path-to.ts';
import { categories, categoryLooks } from '../categories.ts';
import { categoryText } from '#kernel/i18n/category-text.ts';

/** Leads from the games of one category to those of another, in place of the page before. */
export function GamesRail({ current }: { current?: string | undefined }) {
  const { t } = useTranslation();
  return (
    <CategoryRail label={t('home.categories')}>
      <RailItem
        icon="game-all"
        current={!current}
        render={<Link to={pathTo('games', { type: 'all' })} replace />}
      >
        {t('category.ALL')}
      </RailItem>
      {categories.map((category) => (
        <RailItem
          key={category}
          icon={categoryLooks[category].icon}
          current={category === current}
          render={<Link to={pathTo('category', { gameType: category })} replace />}
        >
          {t(categoryText(category))}
        </RailItem>
      ))}
    </CategoryRail>
  );
}
