import type { RefObject } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import * as css from './shell.css.ts';

/** For whoever goes by keys: past what stands around every page. Seen while it has the focus. */
export function SkipLink({ to }: { to: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation();
  return (
    <button type="button" className={css.skip} onClick={() => to.current?.focus()}>
      {t('nav.skip')}
    </button>
  );
}
