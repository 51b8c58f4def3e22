import { useTranslation } from '@livery/web/texts/use-translation';
import { CategoryRail, RailItem } from '@livery/ui/category-rail';
import { Link } from '#kernel/routing/link.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import { useSession } from '#kernel/session/session.ts';
import { categories, categoryLooks, type Category } from '../categories.ts';
import { categoryText } from '#kernel/i18n/category-text.ts';

/** A category, or the hot games of all. */
export type RailChoice = Category | 'HOT';

export interface CategoryChooserProps {
  readonly current: RailChoice;
  readonly onChoose: (chosen: RailChoice) => void;
}

/** Chooses the category that the lobby shows a few games of; a member’s own stand beside the hot ones. */
export function CategoryChooser({ current, onChoose }: CategoryChooserProps) {
  const { t } = useTranslation();
  const isMember = useSession() !== null;
  return (
    <CategoryRail label={t('home.categories')}>
      <RailItem icon="game-hot" current={current === 'HOT'} onClick={() => onChoose('HOT')}>
        {t('menu.HOT')}
      </RailItem>
      {isMember ? (
        <RailItem icon="heart" render={<Link to={pathTo('favourites')} />}>
          {t('menu.FAV')}
        </RailItem>
      ) : null}
      {categories.map((category) => (
        <RailItem
          key={category}
          icon={categoryLooks[category].icon}
          current={category === current}
          onClick={() => onChoose(category)}
        >
          {t(categoryText(category))}
        </RailItem>
      ))}
    </CategoryRail>
  );
}
