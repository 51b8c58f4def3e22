import { useId, useState } from 'react';

import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { Skeleton } from '../../feedback/skeleton/index.ts';
import { Text } from '../../foundations/text/text.tsx';
import { hiddenText } from '../../foundations/theme/mixins.css.ts';
import { Stack } from '../../layout/stack/stack.tsx';
import { Surface } from '../../layout/surface/surface.tsx';
import { cx } from '../../util/cx.ts';
import type { ChartProps } from './chart-props.ts';
import { ChartTable } from './chart-table.tsx';
import * as css from './chart.css.ts';
import { Swatch } from './swatch.tsx';
import { usePlot, type PlotLoader } from './use-plot.ts';
import { useReading } from './use-reading.ts';

interface ChartFrameProps extends ChartProps {
  places: readonly number[];
  form: 'line' | 'patch';
  load: PlotLoader;
}

// The arrows go from point to point, as along a slider; its value is what is read out.
const slider = { role: 'slider', tabIndex: 0 } as const;
// The keyboard scrolls it; not every browser lets it do so unasked.
const reachable = { role: 'region', tabIndex: 0 } as const;

const Bones = () => (
  <span className={css.bones}>
    <Skeleton shape="block" />
  </span>
);

/** Title, reading, switch and states around what is drawn. */
export function ChartFrame({
  label,
  points,
  series,
  formatPoint,
  formatValue,
  labels,
  size = 'medium',
  busy = false,
  empty,
  places,
  form,
  load,
  className,
  ...rest
}: ChartFrameProps) {
  const id = useId();
  const Plot = usePlot(load);
  const [asTable, setAsTable] = useState(false);
  const { current, walk } = useReading(places);
  const isEmpty = points.length === 0;
  const data = { label, points, series, formatPoint, formatValue, labels };
  const point = points[current];
  const when = point === undefined ? '' : formatPoint(point, 'read');
  const read = series.map(({ name, values }) => {
    const value = values[current] ?? null;
    return { name, value: value === null ? labels.none : formatValue(value, 'read') };
  });

  const drawing = () => (
    <>
      <div className={css.reading} aria-hidden="true">
        <Text step="s2" tone="soft" render={<span />}>
          {when}
        </Text>
        <span className={css.legend}>
          {read.map(({ name, value }, index) => (
            <Text key={name} step="s2" tone="soft" className={css.entry} render={<span />}>
              <Swatch index={index} form={form} id={`${id}-swatch-${index}`} />
              {name} <bdi className={css.value}>{value}</bdi>
            </Text>
          ))}
        </span>
      </div>
      <div
        {...slider}
        {...walk}
        className={css.stage}
        aria-labelledby={id}
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={current + 1}
        aria-valuetext={`${when}: ${read.map(({ name, value }) => `${name} ${value}`).join(', ')}`}
      >
        {Plot ? (
          <Plot {...{ points, series, formatPoint, formatValue, places, current }} />
        ) : (
          <Bones />
        )}
      </div>
      <div className={hiddenText}>
        <ChartTable {...data} />
      </div>
    </>
  );
  const table = () => (
    <div {...reachable} className={css.scroller} aria-label={label}>
      <ChartTable {...data} />
    </div>
  );
  const figures = asTable ? table : drawing;
  return (
    <Surface
      className={cx(css.chart, className)}
      render={
        <Stack
          gap="s"
          render={<figure {...rest} data-size={size} aria-busy={busy || undefined} />}
        />
      }
    >
      <figcaption className={css.head}>
        <span id={id} className={css.title}>
          {label}
        </span>
        {busy || isEmpty ? null : (
          <IconButton
            className={css.toggle}
            icon="list-bullets"
            iconSize={20}
            label={labels.table}
            pressed={asTable}
            onClick={() => setAsTable(!asTable)}
          />
        )}
      </figcaption>
      {busy ? (
        <>
          <div className={css.reading}>
            <Skeleton shape="line" width="short" />
            <Skeleton shape="line" width="half" />
          </div>
          <Bones />
        </>
      ) : null}
      {!busy && isEmpty ? <div className={css.none}>{empty}</div> : null}
      {busy || isEmpty ? null : figures()}
    </Surface>
  );
}
