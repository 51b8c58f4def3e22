import { useTranslation } from '@livery/web/texts/use-translation';
import { SearchField, type SearchFieldProps } from '@livery/ui/search-field';
import * as css from './help.css.ts';

/** The line above all topics, which stands before they are known. */
export function HelpSearch(props: Omit<SearchFieldProps, 'label'>) {
  const { t } = useTranslation();
  return (
    <div className={css.search}>
      <SearchField {...props} label={t('help.search')} />
    </div>
  );
}
