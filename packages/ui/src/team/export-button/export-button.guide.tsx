import type { Guide } from '../../testing/guide.ts';
import { ExportButton } from './index.ts';

const shown = {
  label: 'Save as a file (CSV)',
  busyLabel: 'Gathering the file',
  stopLabel: 'Stop',
  onStart: () => undefined,
  onStop: () => undefined,
} as const;

export const guide: Guide = {
  is: 'A button that saves a file, and says how far it is gathered.',
  when: ['A report or a record that is longer than what is shown, and is read elsewhere.'],
  whenNot: [
    { case: 'The file is there already.', use: 'link' },
    { case: 'The app itself is fetched.', use: 'download-bar' },
    { case: 'Something is sent.', use: 'file-upload' },
  ],
  anatomy: [
    { name: 'Button', description: 'Says what is saved, and as what.', at: 'button' },
    { name: 'Progress', description: 'In its place while the file is gathered.' },
    { name: 'Stop', description: 'Takes the focus: it is what can be done now.' },
  ],
  story: 'Idle',
  pairs: [
    {
      good: {
        caption: 'Says how much has come: whoever waits sees that it goes on.',
        shows: <ExportButton {...shown} gathering={{ share: 0.4, text: '240 rows' }} />,
      },
      bad: {
        caption: 'Neither what it is nor how it is going.',
        shows: <ExportButton {...shown} label="Export" gathering={{ text: '…' }} />,
      },
    },
  ],
};
