import { ChartFrame } from './chart-frame.tsx';
import type { ChartProps } from './chart-props.ts';
import { inBands } from './places.ts';

const load = async () => (await import('./bar-plot.tsx')).BarPlot;

/** How much it was each time: every point stands for itself. */
export function BarChart(props: ChartProps) {
  return <ChartFrame {...props} places={inBands(props.points)} form="patch" load={load} />;
}
