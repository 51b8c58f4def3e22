import type { ComponentProps, ReactNode } from 'react';

import { cx } from '../../util/cx.ts';
import { useArrival } from './arrival.ts';
import * as css from './arrival.css.ts';

export interface SkeletonFadeProps extends ComponentProps<'div'> {
  /** The content is on its way. */
  busy: boolean;
  /** What stands there until then, in its measure: a skeleton. */
  skeleton: ReactNode;
}

/** A skeleton that fades into what it stood for. */
export function SkeletonFade({ busy, skeleton, className, children, ...rest }: SkeletonFadeProps) {
  const arriving = useArrival(busy);
  return (
    <div {...rest} className={cx(css.both, className)} aria-busy={busy}>
      {busy ? null : (
        <div className={css.arrival} data-arriving={arriving ? '' : undefined}>
          {children}
        </div>
      )}
      {busy || arriving ? (
        <div
          className={css.leaving}
          data-leaving={arriving ? '' : undefined}
          inert={arriving}
          aria-hidden={arriving ? true : undefined}
        >
          {skeleton}
        </div>
      ) : null}
    </div>
  );
}
