import { area, curveMonotoneX, line } from 'd3-shape';

import { Axes, type Field } from './axes.tsx';
import { lookOf, type PlotProps } from './chart-props.ts';
import * as css from './chart.css.ts';
import { markOf } from './marks.ts';
import { extentOf } from './places.ts';

/** More marks than this would hide the line. */
const mostMarks = 14;

interface Spot {
  readonly x: number;
  readonly value: number | null;
}

/** Lines through the values of each series; where one is missing, the line has a gap. */
export function LinePlot(props: PlotProps) {
  const { series, places, current } = props;
  const draw = (field: Field) => {
    const at = field.x(places[current] ?? 0);
    const base = field.height - 8;
    const way = line<Spot>(
      ({ x }) => x,
      ({ value }) => field.y(value ?? 0),
    )
      .defined(({ value }) => value !== null)
      .curve(curveMonotoneX);
    const ground = area<Spot>(
      ({ x }) => x,
      base,
      ({ value }) => field.y(value ?? 0),
    )
      .defined(({ value }) => value !== null)
      .curve(curveMonotoneX);
    return (
      <>
        <line x1={at} x2={at} y1={0} y2={field.height} className={css.rule} />
        {series.map(({ name, values }, index) => {
          const spots = places.map((place, point) => ({
            x: field.x(place),
            value: values[point] ?? null,
          }));
          return (
            <g key={name} className={css.series} data-series={lookOf(index)}>
              {series.length === 1 ? (
                <path d={ground(spots) ?? undefined} className={css.area} />
              ) : null}
              <path d={way(spots) ?? undefined} className={css.line} />
              {spots.map(({ x, value }, point) =>
                value !== null && (point === current || spots.length <= mostMarks) ? (
                  <path
                    key={places[point]}
                    d={markOf(index)}
                    transform={`translate(${x} ${field.y(value)})${point === current ? ' scale(1.35)' : ''}`}
                    className={css.dot}
                  />
                ) : null,
              )}
            </g>
          );
        })}
      </>
    );
  };
  const extent = extentOf(
    series.map(({ values }) => values),
    false,
  );
  return (
    <Axes {...props} extent={extent} inset={8}>
      {draw}
    </Axes>
  );
}
