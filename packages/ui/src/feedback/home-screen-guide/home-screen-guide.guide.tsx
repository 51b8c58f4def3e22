import { Heading } from '../../foundations/heading/index.ts';
import { Text } from '../../foundations/text/index.ts';
import { List, ListFact } from '../../layout/list-row/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'A sheet that shows, step by step, how the site comes to the home screen.',
  when: [
    'On phones where no prompt can be asked for; it tells the steps of the system that is there.',
  ],
  whenNot: [
    { case: 'There is an app in the store.', use: 'download-bar' },
    { case: 'Something of the site itself is to be explained.', use: 'popover' },
  ],
  anatomy: [
    { name: 'Title', description: 'What one gets from it.', at: 'h2' },
    {
      name: 'Steps',
      description: 'Each with the glyph to look for, as the system draws it.',
      at: 'li',
    },
    {
      name: 'Profile',
      description: 'A link that does it all, where the system takes one.',
      at: 'a',
    },
  ],
  pairs: [
    {
      good: {
        caption: 'A step a line, each with the glyph to look for.',
        shows: (
          <Stack gap="rail">
            <Heading level={3}>Keep us at hand</Heading>
            <List>
              <ListFact icon="share" label="Tap Share" />
              <ListFact icon="plus" label="Choose Add to Home Screen" />
              <ListFact icon="check" label="Tap Add" />
            </List>
          </Stack>
        ),
      },
      bad: {
        caption: 'The same in one breath: whoever looks up to do it has lost the place.',
        shows: (
          <Stack gap="rail">
            <Heading level={3}>Keep us at hand</Heading>
            <Text>
              Tap Share, choose Add to Home Screen further down the list that opens, and tap Add
              once you have looked at the name.
            </Text>
          </Stack>
        ),
      },
    },
  ],
};
