import { curveMonotoneX, line } from 'd3-shape';
import type { ComponentProps } from 'react';

import { cx } from '../../util/cx.ts';
import * as css from './sparkline.css.ts';
import { spotsOf, type Spot } from './spots.ts';

export interface SparklineProps extends Omit<ComponentProps<'svg'>, 'children' | 'values'> {
  /** In the order of time; null where nothing is known. */
  values: readonly (number | null)[];
  /** What the line says in words: “up from 12 to 40 in a week”. */
  label: string;
  /** Whether that is good news; neither unless told. */
  tone?: 'action' | 'neutral' | 'success' | 'danger';
}

/** The way of a figure, small, beside the figure. It has neither axes nor numbers. */
export function Sparkline({ values, label, tone = 'action', className, ...rest }: SparklineProps) {
  const spots = spotsOf(values);
  const last = spots.findLast(({ y }) => y !== null);
  const way = line<Spot>(
    ({ x }) => x,
    ({ y }) => y ?? 0,
  )
    .defined(({ y }) => y !== null)
    .curve(curveMonotoneX);
  return (
    <svg
      {...rest}
      className={cx(css.sparkline, className)}
      data-tone={tone}
      viewBox="0 0 100 32"
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path d={way(spots) ?? undefined} className={css.line} />
      {last ? <path d={`M${last.x} ${last.y}h0`} className={css.end} /> : null}
    </svg>
  );
}
