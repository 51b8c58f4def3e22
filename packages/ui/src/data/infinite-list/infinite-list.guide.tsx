import { ListRow } from '../../layout/list-row/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { InfiniteList, type InfiniteState } from './index.ts';

const labels = {
  busy: 'More is on its way',
  failed: 'That did not come through',
  retry: 'Try again',
  end: 'That was all',
};
const roundsWith = (state: InfiniteState) => (
  <InfiniteList
    label="Rounds"
    items={['Round 1204', 'Round 1203']}
    keyOf={(name) => name}
    state={state}
    onMore={() => undefined}
    labels={labels}
  >
    {(name) => (
      <ListRow rich icon="ticket" label={name} description="18 November" value="₱240.00" />
    )}
  </InfiniteList>
);

export const guide: Guide = {
  is: 'Rows that go on for as long as somebody scrolls.',
  when: [
    'Bets, messages, members: where nobody knows how many there are. It says when more is coming, has failed, or has ended.',
  ],
  whenNot: [
    { case: 'Somebody comes back to a place in it, or jumps.', use: 'pagination' },
    { case: 'Games.', use: 'game-grid' },
    { case: 'There is a footer to be reached.', use: 'pagination' },
  ],
  anatomy: [
    { name: 'Rows', description: 'Drawn by the caller, each with a key of its own.', at: 'li' },
    {
      name: 'End',
      description: 'On its way, failed with a way to try again, or that this was all.',
      at: '[role="status"]',
    },
  ],
  story: 'GoesOn',
  keyboard: [['Tab', 'Through the rows; more is asked for as the end comes near.']],
  pairs: [
    {
      good: {
        caption: 'The rest did not come. The list says so, and offers to ask again.',
        shows: roundsWith('failed'),
      },
      bad: {
        caption: 'It ends as if this were all: somebody will miss a bet that is there.',
        shows: roundsWith('end'),
      },
    },
  ],
};
