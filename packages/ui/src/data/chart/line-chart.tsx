import { ChartFrame } from './chart-frame.tsx';
import type { ChartProps } from './chart-props.ts';
import { alongLine } from './places.ts';

// The libraries that draw weigh more than all the rest, and come when a chart is there.
const load = async () => (await import('./line-plot.tsx')).LinePlot;

/** How something went over time: the way from point to point counts. */
export function LineChart(props: ChartProps) {
  return <ChartFrame {...props} places={alongLine(props.points)} form="line" load={load} />;
}
