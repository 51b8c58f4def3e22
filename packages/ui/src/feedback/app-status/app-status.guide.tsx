import { Button } from '../../actions/button/index.ts';
import { DataList } from '../../data/data-list/index.ts';
import { Heading } from '../../foundations/heading/index.ts';
import { Text } from '../../foundations/text/index.ts';
import { List, ListRow } from '../../layout/list-row/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { Surface } from '../../layout/surface/index.ts';
import type { Guide } from '../../testing/guide.ts';

const upkeep = (
  <Stack gap="title">
    <Heading level={3}>Back in a moment</Heading>
    <Text tone="soft">
      We are at work behind the scenes. Your balance is safe, and open bets stand.
    </Text>
  </Stack>
);

const restricted = (
  <Stack gap="title">
    <Heading level={3}>Not where you are</Heading>
    <Text tone="soft">Our licence does not cover the region that you are in.</Text>
  </Stack>
);

export const guide: Guide = {
  is: 'What stands in place of the whole site: it is being worked on, or may not be shown where the visitor is.',
  when: [
    'Nothing of the site can be used. It is a page of its own, with a heading and ways to reach somebody.',
    '`backAt` where the end is known; it is told in the merchant’s own zone.',
  ],
  whenNot: [
    { case: 'One part of a page did not load.', use: 'error-state' },
    { case: 'One game is being worked on: its tile says so.', use: 'game-tile' },
  ],
  anatomy: [
    { name: 'Mark', description: 'The brand, so that nobody takes it for a fault of the phone.' },
    { name: 'Title', description: 'What is the matter.', at: 'h1' },
    { name: 'Words', description: 'Why, and what to do.', at: 'p' },
    { name: 'Time', description: 'When it is back, if that is known.', at: 'time' },
    { name: 'Retry', description: 'Looks again; only where looking again can help.', at: 'button' },
  ],
  pairs: [
    {
      good: {
        caption: 'Says when it is back, and so when to look again.',
        shows: (
          <Surface pad="inset">
            {upkeep}
            <DataList
              variant="plain"
              data={[{ label: 'Open again', value: '24 November, 13:00 GMT+8' }]}
            />
          </Surface>
        ),
      },
      bad: {
        caption: '“Soon” is no time: people come back every five minutes and find the same page.',
        shows: (
          <Surface pad="inset">
            {upkeep}
            <DataList variant="plain" data={[{ label: 'Open again', value: 'Soon' }]} />
          </Surface>
        ),
      },
    },
    {
      good: {
        caption: 'Where the licence does not reach, what is left is a way to ask.',
        shows: (
          <Stack gap="rail">
            {restricted}
            <List>
              <ListRow icon="telegram" label="Telegram" />
            </List>
          </Stack>
        ),
      },
      bad: {
        caption: 'Looking again changes nothing here; it only promises that it might.',
        shows: (
          <Stack gap="rail">
            {restricted}
            <Button full icon="refresh">
              Look again
            </Button>
          </Stack>
        ),
      },
    },
  ],
};
