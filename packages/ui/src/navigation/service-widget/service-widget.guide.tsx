import { Button } from '../../actions/button/index.ts';
import { Text } from '../../foundations/text/index.ts';
import { List, ListRow } from '../../layout/list-row/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { Surface } from '../../layout/surface/index.ts';
import type { Guide } from '../../testing/guide.ts';

const panel = (note: string) => (
  <Surface variant="inset" pad="inset">
    <Stack gap="rail">
      <Text voice="name" step="s4">
        Customer service
      </Text>
      <Text step="s2" tone="soft">
        {note}
      </Text>
      <List>
        <ListRow icon="chat" label="Live chat" />
        <ListRow icon="whatsapp" label="WhatsApp" />
      </List>
    </Stack>
  </Surface>
);

export const guide: Guide = {
  is: 'Help within reach on every page: a button above the bottom bar, and a panel over it.',
  when: ['On pages where somebody may be stuck. It can be put away.'],
  whenNot: [
    { case: 'A talk that is already going on: that is a page.', use: 'message-list' },
    { case: 'Questions that others had before.', use: 'help-topics' },
  ],
  anatomy: [
    { name: 'Button', description: 'Named by what it opens.', at: 'button' },
    {
      name: 'Panel',
      description: 'The hours, and ways to reach somebody.',
      at: '[popover], [role="dialog"]',
    },
    { name: 'Put away', description: 'For this visit.' },
  ],
  story: 'Open',
  keyboard: [['Escape', 'Closes the panel; the focus goes back to the button.']],
  pairs: [
    {
      good: {
        caption: 'The hours say whether somebody answers now.',
        shows: panel('Every day, 08:00 to 24:00'),
      },
      bad: {
        caption: 'Kind words, and at one in the night nobody answers.',
        shows: panel('We are always happy to help you!'),
      },
    },
    {
      good: {
        caption: 'Whoever does not need it puts it away for this visit.',
        shows: (
          <Stack gap="title">
            {panel('Every day, 09:00 to 21:00')}
            <Button variant="quiet" size="medium">
              Put away for now
            </Button>
          </Stack>
        ),
      },
      bad: {
        caption: 'It lies over the foot of every page, and nobody gets rid of it.',
        shows: panel('Every day, 09:00 to 21:00'),
      },
    },
  ],
};
