import { BarChart, LineChart } from '../../data/chart/index.ts';
import { CopyRow } from '../../data/copy-row/index.ts';
import { Countdown } from '../../data/countdown/index.ts';
import { LevelTrack } from '../../data/level-track/index.ts';
import { QRCode } from '../../data/qr-code/index.ts';
import { ShareSheet } from '../../data/share-sheet/index.ts';
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
  CopyRow: {
    element: <CopyRow label="Link" value="a.b/c" copyLabel="Copy" copiedLabel="Copied" />,
  },
  Countdown: {
    element: <Countdown until={0} locale="en" label="Ends in" endLabel="Over" />,
  },
  LevelTrack: {
    element: (
      <LevelTrack
        label="Level"
        levels={[{ name: 'Member', from: 0 }]}
        value={3}
        formatValue={String}
        nextLabel={(missing) => missing}
        topLabel="Highest"
      />
    ),
  },
  QRCode: { element: <QRCode value="https://example.com" label="Code" /> },
  ShareSheet: {
    element: (
      <ShareSheet
        open
        onClose={String}
        title="Share"
        closeLabel="Close"
        url="https://example.com"
        labels={{ link: 'Link', copy: 'Copy', copied: 'Copied', code: 'Code' }}
      />
    ),
  },
  LineChart: { element: <LineChart {...chart} /> },
};
