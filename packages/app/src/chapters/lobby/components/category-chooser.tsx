import { useTranslation } from 'react-i18next';
import { CategoryRail, RailItem } from '@livery/ui/category-rail';
import { categories, categoryIcon, categoryText, type Category } from '../categories.ts';

export interface CategoryChooserProps {
  readonly current: Category;
  readonly onChoose: (category: Category) => void;
}

/** Chooses the category that the lobby shows a few games of. */
export function CategoryChooser({ current, onChoose }: CategoryChooserProps) {
  const { t } = useTranslation();
  return (
    <CategoryRail label={t('home.categories')}>
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
