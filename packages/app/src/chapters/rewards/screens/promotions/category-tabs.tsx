import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Tab, TabList, TabPanel, Tabs } from '@livery/ui/tabs';
import { useAskedLanguage } from '#kernel/i18n/language.ts';
import { useTranslation } from '@livery/web/texts/use-translation';
import { promotionCategoriesQuery } from '../../api/categories.ts';
import type { PromotionData } from '../../api/promotions.ts';

/** The tab for all of them; ids of categories are numbers. */
const all = 'all';

export interface CategoryTabsProps {
  /** What is sorted into them. */
  readonly promotions: readonly PromotionData[] | undefined;
  readonly current: string | undefined;
  readonly onChoose: (category: string | undefined) => void;
  readonly children: ReactNode;
}

/** The kinds of promotions of which there are some. */
export function CategoryTabs({ promotions, current, onChoose, children }: CategoryTabsProps) {
  const { t } = useTranslation();
  const { data = [], isPending } = useQuery(promotionCategoriesQuery(useAskedLanguage()));
  const filled = new Set(promotions?.flatMap((one) => one.promoAnnouncementCategoryIds));
  // Until the promotions are there, nobody knows which are empty.
  const shown = data.filter(({ id }) => !promotions || filled.has(id) || id === current);
  const chosen = shown.some(({ id }) => id === current) ? (current ?? all) : all;
  const tabs = [{ id: all, name: t('promotion.all') }, ...shown];
  // One alone chooses nothing.
  if (tabs.length < 2 && promotions && !isPending) return children;
  return (
    <Tabs value={chosen} onValueChange={(id) => onChoose(id === all ? undefined : id)}>
      <TabList label={t('promotion.categories')} scrolling>
        {tabs.map(({ id, name }) => (
          <Tab key={id} value={id}>
            {name}
          </Tab>
        ))}
      </TabList>
      <TabPanel value={chosen}>{children}</TabPanel>
    </Tabs>
  );
}
