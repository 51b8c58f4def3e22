import { useId } from 'react';

import { Axes, type Field } from './axes.tsx';
import { lookOf, type PlotProps } from './chart-props.ts';
import * as css from './chart.css.ts';
import { Pattern, patternOf } from './pattern.tsx';
import { extentOf, outstanding } from './places.ts';

/** A bar that is thinner is none. */
const thinnest = 3;

/** Bars on a line at nothing, beside each other where there are several series. */
export function BarPlot(props: PlotProps) {
  const id = useId();
  const { series, places, current } = props;
  const draw = (field: Field) => {
    const own = field.width / places.length;
    const band = Math.max(own, thinnest);
    const bars = Math.min(band * 0.72, series.length * 28);
    const each = Math.max(1, bars / series.length);
    const left = (place: number, index: number): number => {
      const order = field.mirrored ? series.length - 1 - index : index;
      return field.x(place) - bars / 2 + order * each;
    };
    const zero = field.y(0);
    return (
      <>
        <rect
          x={field.x(places[current] ?? 0) - band / 2}
          width={band}
          height={field.height}
          rx={3}
          className={css.band}
        />
        {series.map(({ name, values }, index) => (
          <g key={name} className={css.series} data-series={lookOf(index)}>
            <defs>
              <Pattern id={`${id}-${index}`} index={index} />
            </defs>
            {outstanding(values, Math.floor(field.width / thinnest)).map((point) => {
              const value = values[point] ?? null;
              if (value === null) return null;
              const top = field.y(value);
              return (
                <rect
                  key={places[point]}
                  x={left(places[point] ?? 0, index)}
                  y={Math.min(top, zero)}
                  width={Math.max(1, each - (each > 4 ? 1 : 0))}
                  height={Math.max(1, Math.abs(top - zero))}
                  rx={each > 6 ? 2 : 0}
                  fill={patternOf(`${id}-${index}`)}
                />
              );
            })}
          </g>
        ))}
      </>
    );
  };
  const extent = extentOf(
    series.map(({ values }) => values),
    true,
  );
  return (
    <Axes {...props} extent={extent} inset={0}>
      {draw}
    </Axes>
  );
}
