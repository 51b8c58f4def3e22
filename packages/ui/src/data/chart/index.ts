export { BarChart } from './bar-chart.tsx';
export {
  type ChartLabels,
  type ChartPlace,
  type ChartPoint,
  type ChartProps,
  type ChartSeries,
} from './chart-props.ts';
export { LineChart } from './line-chart.tsx';
