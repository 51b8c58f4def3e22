import { useRef, type ReactNode } from 'react';

import type { PlotProps } from './chart-props.ts';
import * as css from './chart.css.ts';
import { evenLines } from './even-lines.ts';
import { named } from './places.ts';
import { useCanvas, type Measure } from './use-canvas.ts';

/** Room for marks at the edges. */
const edge = 8;

export interface Field extends Measure {
  /** From a place on the axis to px. */
  readonly x: (place: number) => number;
  readonly y: (value: number) => number;
}

interface AxesProps extends PlotProps {
  extent: readonly [number, number];
  /** Px that nothing is drawn in at both ends. */
  inset: number;
  children: (field: Field) => ReactNode;
}

/** About as wide as letters of this size are, one with another. */
const widthOf = (text: string, letters: number): number => text.length * letters * 0.6;

interface NameProps {
  text: string;
  x: number;
  field: Field;
}

/** Under its point, and never beyond the ends of the axis. */
function Name({ text, x, field: { width, letters, mirrored } }: NameProps) {
  const half = widthOf(text, letters) / 2;
  const before = x - half < 0;
  const after = x + half > width;
  const end = before === mirrored ? 'end' : 'start';
  return (
    <text
      x={Math.max(0, Math.min(width, before ? 0 : after ? width : x))}
      y={letters + 6}
      textAnchor={before || after ? end : 'middle'}
    >
      {text}
    </text>
  );
}

/** The lines behind what is drawn, and the words beside it. */
export function Axes({
  points,
  places,
  formatPoint,
  formatValue,
  extent,
  inset,
  children,
}: AxesProps) {
  const canvas = useRef<SVGSVGElement>(null);
  const measure = useCanvas(canvas);
  const letters = measure?.letters ?? 11;
  const count = Math.max(2, Math.min(5, Math.floor((measure?.height ?? 180) / (letters * 3.2))));
  const lines = evenLines(extent, count);
  const field = measure && {
    ...measure,
    x: (place: number) =>
      inset + (measure.mirrored ? 1 - place : place) * (measure.width - 2 * inset),
    y: (value: number) =>
      edge + ((lines.to - value) / (lines.to - lines.from)) * (measure.height - 2 * edge),
  };
  const names = points.map((point) => formatPoint(point, 'axis'));
  const widest = Math.max(...names.map((name) => widthOf(name, letters)));
  const shown = named(names.length, Math.floor((measure?.width ?? 0) / (widest + 12)));
  return (
    // Words beside axes are written by the language's own rules already.
    <div className={css.plot} translate="no">
      <svg ref={canvas} className={css.canvas} data-canvas="" aria-hidden="true">
        {field
          ? lines.values.map((value) => (
              <line
                key={value}
                x1={0}
                x2={field.width}
                y1={field.y(value)}
                y2={field.y(value)}
                className={value === 0 ? css.zero : css.grid}
              />
            ))
          : null}
        {field ? children(field) : null}
      </svg>
      <div className={css.values} aria-hidden="true">
        {lines.values.toReversed().map((value) => (
          <span key={value}>
            <bdi>{formatValue(value, 'axis')}</bdi>
          </span>
        ))}
      </div>
      <svg className={css.names} data-names="" aria-hidden="true">
        {field
          ? shown.map((index) => (
              <Name
                key={index}
                text={names[index] ?? ''}
                x={field.x(places[index] ?? 0)}
                field={field}
              />
            ))
          : null}
      </svg>
    </div>
  );
}
