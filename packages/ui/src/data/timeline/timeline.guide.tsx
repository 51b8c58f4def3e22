import type { Guide } from '../../testing/guide.ts';
import { Timeline, TimelineEntry } from './index.ts';

export const guide: Guide = {
  is: 'What has happened, one under the other, with what is still expected.',
  when: [
    'A withdrawal on its way, papers being checked: who waits sees where it is.',
    '`state` with `stateLabel` for stages that are known beforehand: done, now, later, failed.',
  ],
  whenNot: [
    { case: 'Steps that the reader has to take.', use: 'stepper' },
    { case: 'A talk.', use: 'message-list' },
  ],
  anatomy: [
    { name: 'Entry', description: 'A few words for what happened.', at: 'li' },
    { name: 'Time', description: 'As the language writes it.', at: 'time' },
    { name: 'Mark', description: 'By how it went; hollow while it is expected.' },
    { name: 'More', description: 'A line about it, such as why it was refused.' },
  ],
  story: 'UnderWay',
  pairs: [
    {
      good: {
        caption: 'What comes next is there too.',
        shows: (
          <>
            <Timeline>
              <TimelineEntry title="Asked for" time="20:05" tone="success" icon="check" />
              <TimelineEntry title="Being checked" time="20:06" />
              <TimelineEntry title="Paid out" expected />
            </Timeline>
          </>
        ),
      },
      bad: {
        caption: 'The end is missing: nobody knows what is waited for.',
        shows: (
          <>
            <Timeline>
              <TimelineEntry title="Status updated" time="20:05" />
              <TimelineEntry title="Status updated" time="20:06" />
            </Timeline>
          </>
        ),
      },
    },
  ],
};
