import { useTranslation } from '@livery/web/texts/use-translation';
import { categoryText } from '#kernel/i18n/category-text.ts';
import { useDayNames } from '#kernel/time/use-day-names.ts';
import type { Income } from '../api/rebate.ts';

/** Where a rebate came from, in words. */
export function useIncomeName(): (row: Income['list'][number]) => string {
  const { t } = useTranslation();
  const names = useDayNames();
  return ({ day, category, branch, rounding, estimate }) => {
    if (rounding) return t('flag.AGENCY3.income.rounding');
    if (day !== undefined) {
      const name = names.weekday(day);
      return estimate ? `${name} · ${t('flag.AGENCY3.income.estimate')}` : name;
    }
    if (category !== undefined) return t(categoryText(category));
    return branch?.account ?? t('flag.AGENCY3.income.own');
  };
}
