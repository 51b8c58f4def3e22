import type { ReactNode } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import { LabelsProvider } from '@livery/ui/labels';

/** The words that parts of every page need, in the language of the page. */
export function PageLabels({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <LabelsProvider
      labels={{
        back: t('common.back'),
        cancel: t('common.cancel'),
        clear: t('common.clear'),
        close: t('common.close'),
        hide: t('common.hide'),
        next: t('common.next'),
        pause: t('common.pause'),
        previous: t('common.previous'),
        refresh: t('common.refresh'),
        resume: t('common.resume'),
        retry: t('common.retry'),
        show: t('common.show'),
      }}
    >
      {children}
    </LabelsProvider>
  );
}
