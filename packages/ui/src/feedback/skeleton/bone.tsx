import type { ComponentProps } from 'react';

import { cx } from '../../util/cx.ts';
import * as css from './skeleton.css.ts';

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** A line of text, a cover, or a block. */
  shape?: 'line' | 'block' | 'thumb' | 'cover';
  /** How much of the line it takes. */
  width?: 'full' | 'half' | 'short';
}

/** One grey part. Give a block its height by a class. */
export function Skeleton({ shape = 'line', width = 'full', className, ...rest }: SkeletonProps) {
  return (
    <span
      {...rest}
      className={cx(css.bone, className)}
      data-shape={shape}
      data-width={width}
      aria-hidden="true"
    >
      {/* Words, though none: of an element with words React does not mind what else is in it, and the page puts early pictures here. */}
      {shape === 'line' ? null : ''}
    </span>
  );
}

const lines = [
  { key: 'first', width: 'full' },
  { key: 'second', width: 'full' },
  { key: 'last', width: 'half' },
] as const;

export interface SkeletonTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** One to three. */
  count?: number;
}

export function SkeletonText({ count = 3, className, ...rest }: SkeletonTextProps) {
  return (
    <div {...rest} className={cx(css.text, className)} aria-hidden="true">
      {lines.slice(-count).map(({ key, width }) => (
        <Skeleton key={key} width={width} />
      ))}
    </div>
  );
}
