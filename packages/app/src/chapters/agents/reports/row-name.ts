import { useTranslation } from '@livery/web/texts/use-translation';
import { categoryText } from '#kernel/i18n/category-text.ts';
import { useDayNames } from '#kernel/time/use-day-names.ts';

interface Row {
  readonly key: string;
  readonly name?: string | undefined;
}

const isDay = (key: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(key);

/** What a row is of: a person and a studio have a name, days and categories are named here. */
export function useRowName(): (row: Row) => string {
  const { t } = useTranslation();
  const names = useDayNames();
  return ({ key, name }) => {
    if (name !== undefined) return name;
    return isDay(key) ? names.weekday(key) : t(categoryText(key));
  };
}
