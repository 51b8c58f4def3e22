import { List, ListRow } from '../../layout/list-row/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { UnreadBadge } from './index.ts';

export const guide: Guide = {
  is: 'How much is unread: a count up to 99, or a mark.',
  when: [
    'On the way to what is unread: a row, a bar’s item. Say the same in words by `label`.',
    '`dot` where the number does not matter.',
  ],
  whenNot: [
    { case: 'It says what kind of thing something is.', use: 'tag' },
    { case: 'There is nothing unread: then it is not there at all.' },
  ],
  anatomy: [
    { name: 'Count', description: '“99+” where there are more.', at: 'span' },
    { name: 'Ornament', description: 'In the brand’s own shape.' },
  ],
  story: 'AllSizes',
  pairs: [
    {
      good: {
        caption: 'It stands where something waits to be read, and goes when it is.',
        shows: (
          <List>
            <ListRow
              icon="mail"
              label="Messages"
              badge={<UnreadBadge count={3} label="3 unread" locale="en" />}
            />
            <ListRow icon="promotions" label="Promotions" />
            <ListRow icon="game-all" label="All games" />
          </List>
        ),
      },
      bad: {
        caption: 'Promotions and games are many, not unread: what waits is no longer seen.',
        shows: (
          <List>
            <ListRow
              icon="mail"
              label="Messages"
              badge={<UnreadBadge count={3} label="3 unread" locale="en" />}
            />
            <ListRow
              icon="promotions"
              label="Promotions"
              badge={<UnreadBadge count={12} label="12 promotions" locale="en" />}
            />
            <ListRow
              icon="game-all"
              label="All games"
              badge={<UnreadBadge count={640} label="640 games" locale="en" />}
            />
          </List>
        ),
      },
    },
  ],
};
