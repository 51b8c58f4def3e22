import { useId, type ComponentProps } from 'react';

import * as chart from '../../data/chart/chart.css.ts';
import { Pattern, patternOf } from '../../data/chart/pattern.tsx';
import { Swatch } from '../../data/chart/swatch.tsx';
import { card } from '../../layout/surface/card.css.ts';
import { cx } from '../../util/cx.ts';
import { segmentsOf } from './segments.ts';
import * as css from './share-bar.css.ts';

export interface Share {
  readonly key: string;
  /** What it is a part by. */
  readonly label: string;
  /** How much of the whole. */
  readonly value: number;
  /** The same as the language writes it. */
  readonly text: string;
}

export interface ShareBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the whole is, for readers of the screen. */
  label: string;
  /** The largest first; the fourth and all after it are drawn alike. */
  shares: readonly Share[];
  /** Percentages as the language writes them. */
  locale: string;
}

const percentOf = (part: number): string => `${part * 100}%`;

/** Parts of a whole: one bar, and a list that says the same in figures. */
export function ShareBar({ label, shares, locale, className, ...rest }: ShareBarProps) {
  const id = useId();
  const parts = segmentsOf(shares.map(({ value }) => value));
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const nameOf = (at: number): string => `${id}-${at}`;
  return (
    <div {...rest} className={cx(card, css.shares, className)}>
      <svg className={css.bar} aria-hidden="true">
        {parts.map(({ start, size, look }, at) => (
          <g key={shares[at]?.key} className={chart.series} data-series={look}>
            <defs>
              <Pattern id={nameOf(at)} index={look} />
            </defs>
            <rect
              x={percentOf(start)}
              width={percentOf(size)}
              height="100%"
              fill={patternOf(nameOf(at))}
            />
          </g>
        ))}
        {parts.map(({ start, size }, at) =>
          at > 0 && size > 0 ? (
            <line
              key={shares[at]?.key}
              className={css.edge}
              x1={percentOf(start)}
              x2={percentOf(start)}
              y1="0"
              y2="100%"
            />
          ) : null,
        )}
      </svg>
      <ul className={css.list} aria-label={label}>
        {shares.map((share, at) => (
          <li key={share.key} className={css.share}>
            <Swatch index={parts[at]?.look ?? 0} form="patch" id={`${nameOf(at)}-patch`} />
            <span className={css.name}>{share.label}</span>
            <bdi className={css.figure}>{share.text}</bdi>
            <bdi className={css.percent}>{percent.format(parts[at]?.size ?? 0)}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
