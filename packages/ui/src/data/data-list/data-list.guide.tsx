import type { Guide } from '../../testing/guide.ts';
import { DataList } from './index.ts';

export const guide: Guide = {
  is: 'Facts about one thing: what each is at the start, how it is at the end.',
  when: [
    'One payment, one bet, one member: up to about ten facts. `DataCards` for records on a phone, one under the other.',
    '`figures` for money and counts, so that they line up.',
  ],
  whenNot: [
    { case: 'Many things with the same facts, to compare.', use: 'table' },
    { case: 'Each fact leads somewhere.', use: 'list-row' },
  ],
  anatomy: [
    { name: 'Label', description: 'Quiet, each once.', at: 'dt' },
    { name: 'Value', description: 'At the end; long ones take lines of their own.', at: 'dd' },
    { name: 'Control', description: 'After the value, such as one that copies it.' },
  ],
  pairs: [
    {
      good: {
        caption: 'Label and value are told apart by place and weight.',
        shows: (
          <DataList
            data={[
              { label: 'Fee', value: 'None' },
              { label: 'Arrives', value: 'Within a day' },
            ]}
          />
        ),
      },
      bad: {
        caption: 'Sentences are no facts; nobody finds the figure.',
        shows: (
          <DataList
            data={[
              {
                label: 'About the fee',
                value: 'There is currently no fee for this method of payment.',
              },
            ]}
          />
        ),
      },
    },
  ],
};
