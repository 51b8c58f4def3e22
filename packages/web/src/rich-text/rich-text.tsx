import { useMemo, type ComponentType, type ReactNode } from 'react';
import { SkeletonText } from '@livery/ui/skeleton';
import { plainText } from './plain-text.ts';
import * as css from './rich-text.css.ts';
import type { Sanitiser } from './sanitiser.ts';
import { dropOf, shownNodes, type OperatorLinkProps } from './shown-nodes.tsx';

export interface RichTextProps {
  /** Of an operator, as the platform sent it. */
  html: string;
  /** Level of the heading that stands above the text. */
  under?: number;
}

/** What a face has for texts of its operators. */
export interface RichTextPorts {
  readonly useSanitiser: () => ReturnType<Sanitiser['use']>;
  readonly Link: ComponentType<OperatorLinkProps>;
  /** A table that may be wider than the page. */
  readonly Table: ComponentType<{ children: ReactNode }>;
  /** What made the text safe did not come; a press asks again. */
  readonly Failed: ComponentType<{ onRetry: () => void }>;
  readonly onRetry: () => void;
}

/**
 * The one way by which HTML of an operator gets into a page. Its words alone stand there
 * where the sanitiser cannot be had.
 */
export function createRichText({
  useSanitiser,
  Link,
  Table,
  Failed,
  onRetry,
}: RichTextPorts): ComponentType<RichTextProps> {
  return function RichText({ html, under = 2 }: RichTextProps) {
    const sanitise = useSanitiser();
    const nodes = useMemo(() => {
      if (typeof sanitise === 'string') return null;
      const fragment = sanitise(html);
      return shownNodes(fragment, { Link, Table, drop: dropOf(fragment, under), depth: 0 });
    }, [sanitise, html, under]);
    if (sanitise === 'coming') return <SkeletonText />;
    if (sanitise !== 'failed') return nodes;
    return (
      <>
        <p className={css.words}>{plainText(html)}</p>
        <Failed onRetry={onRetry} />
      </>
    );
  };
}
