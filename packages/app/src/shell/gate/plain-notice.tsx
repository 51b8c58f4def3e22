import { useTranslation } from '@livery/web/texts/use-translation';
import { EmptyState } from '@livery/ui/empty-state';
import type { ClosedSiteProps } from './closed-site.tsx';
import { closedTexts, closedTitle } from './closed-texts.ts';

/** The same in plain words, where the page that is drawn for it cannot be had. */
export function PlainNotice({ gate }: ClosedSiteProps) {
  const { t } = useTranslation();
  const { description } = closedTexts[gate];
  return (
    <main>
      <EmptyState icon="warning" title={closedTitle(gate, t)} description={t(description)} />
    </main>
  );
}
