import { useTranslation } from '#kernel/i18n/use-translation.ts';
import { CategoryRail, RailItem } from '@livery/ui/category-rail';
import { categories, categoryIcon, categoryText, type Category } from '../categories.ts';

/** A category, or the hot games of all. */
export type RailChoice = Category | 'HOT';

export interface CategoryChooserProps {
  readonly current: RailChoice;
  readonly onChoose: (chosen: RailChoice) => void;
}

/** Chooses the category that the lobby shows a few games of. */
export function CategoryChooser({ current, onChoose }: CategoryChooserProps) {
  const { t } = useTranslation();
  return (
    <CategoryRail label={t('home.categories')}>
      <RailItem icon="game-hot" current={current === 'HOT'} onClick={() => onChoose('HOT')}>
        {t('menu.HOT')}
      </RailItem>
      {categories.map((category) => (
        <RailItem
          key={category}
          icon={categoryIcon[category]}
          current={category === current}
          onClick={() => onChoose(category)}
        >
          {t(categoryText(category))}
        </RailItem>
      ))}
    </CategoryRail>
  );
}
