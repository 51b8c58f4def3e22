import { useEffect, type ComponentProps } from 'react';

import { cx } from '../../util/cx.ts';
import { Skeleton } from './bone.tsx';
import * as css from './skeleton.css.ts';

/**
 * The banners before the first of them is known, with the room of their pager. Its picture
 * is shown as soon as the page tells it, by `--first-banner`.
 */
export function SkeletonBanner({ className, children, ...rest }: ComponentProps<'div'>) {
  // Told of these banners alone: those of the next page are others.
  useEffect(() => () => void document.documentElement.style.removeProperty('--first-banner'), []);
  return (
    <div {...rest} className={cx(css.banners, className)} aria-hidden="true">
      <Skeleton shape="block" className={css.banner} />
      <span className={css.early} />
      {children}
    </div>
  );
}
