import { BarChart, LineChart } from '../../data/chart/index.ts';
import { Sparkline } from '../../data/sparkline/index.ts';
import { Combobox } from '../../forms/combobox/index.ts';
import type { Samples } from './sample.ts';

const chart = {
  label: 'Commission',
  points: ['Mon', 'Tue'],
  series: [{ name: 'Commission', values: [1, 2] }],
  formatPoint: String,
  formatValue: String,
  labels: { point: 'Day', table: 'Table', none: 'Unknown' },
};

export const pickers: Samples = {
  BarChart: { element: <BarChart {...chart} /> },
  Combobox: {
    element: (
      <Combobox
        label="Country"
        options={[{ value: 'MT', label: 'Malta' }]}
        labels={{ open: 'Open', empty: 'None', results: String }}
      />
    ),
  },
  Sparkline: { element: <Sparkline values={[1, 3, 2]} label="Up from 1 to 2" /> },
  LineChart: { element: <LineChart {...chart} /> },
};
