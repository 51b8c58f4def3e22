import { Text } from '../../foundations/text/index.ts';
import { List, ListRow } from '../../layout/list-row/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { PullToRefresh } from './index.ts';

const rounds = (
  <List>
    <ListRow rich icon="ticket" label="Round 1" description="18 November" value="₱240.00" />
    <ListRow rich icon="ticket" label="Round 2" description="18 November" value="₱12.00" />
  </List>
);

export const guide: Guide = {
  is: 'Content that can be asked for anew: by pulling it down, or by a button that does the same.',
  when: [
    'A list changes without being touched: games, messages, records.',
    'Around all that scrolls with the list, so that a pull begins at its top.',
    'Where less motion is wanted the button is all there is, and nothing is lost by it.',
  ],
  whenNot: [
    { case: 'The list grows at its end.', use: 'infinite-list' },
    { case: 'It could not be fetched at all.', use: 'error-state' },
    { case: 'What changes comes by itself, by a stream: nobody should have to ask.' },
  ],
  anatomy: [
    { name: 'Ring', description: 'Fills as far as it was pulled; full, it lets go.' },
    {
      name: 'Button',
      description: 'For the keys, for a mouse and for readers of the screen.',
      at: 'button',
    },
    {
      name: 'Content',
      description: 'Moves by as much as the finger, and less the further it goes.',
    },
  ],
  story: 'Plain',
  keyboard: [
    ['Tab', 'The button comes before the content.'],
    ['Enter, Space', 'Asks anew. “Up to date” is said when it has come.'],
  ],
  pairs: [
    {
      good: {
        caption:
          'The button does what the pull does, for the keys, for a mouse, for readers of the screen.',
        shows: (
          <PullToRefresh
            onRefresh={async () => {}}
            doneLabel="Up to date"
            failedLabel="That did not come through"
          >
            {rounds}
          </PullToRefresh>
        ),
      },
      bad: {
        caption: 'A line that explains a gesture: with a mouse there is nothing to pull.',
        shows: (
          <Stack gap="title">
            <Text step="s2" tone="soft">
              Pull down to refresh
            </Text>
            {rounds}
          </Stack>
        ),
      },
    },
  ],
};
