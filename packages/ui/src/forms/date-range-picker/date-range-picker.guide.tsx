import { Stack } from '../../layout/stack/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { DatePicker } from '../date-picker/index.ts';
import { DateRangePicker } from './index.ts';

const labels = {
  choose: 'Choose a year',
  done: 'Show these days',
  presets: 'Often asked for',
  none: 'Choose the first day',
};

export const guide: Guide = {
  is: 'Days from one to another, with what is asked for often one press away.',
  when: [
    'Records: by last week, this month, or by days of one’s own.',
    'It tells of a whole range, never of half of one.',
  ],
  whenNot: [
    { case: 'One day.', use: 'date-picker' },
    { case: 'The range is always the same few.', use: 'segmented' },
  ],
  anatomy: [
    { name: 'Field', description: 'Both days, as the language writes them.', at: 'button' },
    { name: 'Presets', description: '“Last 7 days”, by the merchant’s own today.' },
    { name: 'Calendar', description: 'The first press begins a range, the second ends it.' },
  ],
  keyboard: [
    ['Enter, Space', 'Open it; in the calendar, begin and end a range.'],
    ['←, →, ↑, ↓', 'Go by days and weeks.'],
    ['Escape', 'Closes it without a change.'],
  ],
  pairs: [
    {
      good: {
        caption: 'One field for the whole range, whose end is never before its beginning.',
        shows: (
          <DateRangePicker
            label="Period"
            locale="en-GB"
            today="2026-03-18"
            max="2026-03-18"
            defaultValue={{ from: '2026-03-03', to: '2026-03-12' }}
            labels={labels}
          />
        ),
      },
      bad: {
        caption: 'Two fields can contradict each other, and here they do.',
        shows: (
          <Stack gap="list">
            <DatePicker label="From" locale="en-GB" defaultValue="2026-03-12" labels={labels} />
            <DatePicker label="To" locale="en-GB" defaultValue="2026-03-03" labels={labels} />
          </Stack>
        ),
      },
    },
  ],
};
