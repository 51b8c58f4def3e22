import { useEffect, type ComponentProps } from 'react';

import { cx } from '../../util/cx.ts';
import { Skeleton } from './bone.tsx';
import * as css from './skeleton.css.ts';

/** What a page says of the first banner, in a sheet of its own, before it knows of the others. */
const isOfFirst = ({ cssRules: [rule] }: CSSStyleSheet): boolean =>
  rule instanceof CSSStyleRule && rule.selectorText === '[data-first-banner]';

/** A browser that adopts no sheets was told of no banner either. */
function forgetFirst(): void {
  if ('adoptedStyleSheets' in document)
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => !isOfFirst(one));
}

/**
 * The banners before the first of them is known, with the room of their pager. Its picture
 * is shown as soon as the page tells it: a sheet that it adopts says `--first-banner` of
 * `[data-first-banner]`.
 */
export function SkeletonBanner({ className, children, ...rest }: ComponentProps<'div'>) {
  // Told of these banners alone: those of the next page are others.
  useEffect(() => forgetFirst, []);
  return (
    <div {...rest} className={cx(css.banners, className)} aria-hidden="true">
      <Skeleton shape="block" className={css.banner} />
      <span className={css.early} data-first-banner="" />
      {children}
    </div>
  );
}
