import { useMemo } from 'react';
import { SkeletonText } from '@livery/ui/skeleton';
import { LoadFailed } from '#kernel/routing/load-failed.tsx';
import { plainText } from './plain-text.ts';
import * as css from './rich-text.css.ts';
import { fetchSanitiser, useSanitiser } from './sanitiser.ts';
import { dropOf, shownNodes } from './shown-nodes.tsx';

export interface RichTextProps {
  /** Of an operator, as the platform sent it. */
  html: string;
  /** Level of the heading that stands above the text. */
  under?: number;
}

/**
 * The one way by which HTML of an operator gets into a page. Its words alone stand there
 * where the sanitiser cannot be had.
 */
export function RichText({ html, under = 2 }: RichTextProps) {
  const sanitise = useSanitiser();
  const nodes = useMemo(() => {
    if (typeof sanitise === 'string') return null;
    const fragment = sanitise(html);
    return shownNodes(fragment, dropOf(fragment, under));
  }, [sanitise, html, under]);
  if (sanitise === 'coming') return <SkeletonText />;
  if (sanitise !== 'failed') return nodes;
  return (
    <>
      <p className={css.words}>{plainText(html)}</p>
      <LoadFailed onRetry={() => void fetchSanitiser()} />
    </>
  );
}
