import { Button } from '../../actions/button/index.ts';
import { IconButton } from '../../actions/icon-button/index.ts';
import { Heading } from '../../foundations/heading/index.ts';
import { Inline } from '../../layout/inline/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { Surface } from '../../layout/surface/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { SheetActions, SheetFacts } from './index.ts';

const facts = [
  { label: 'Paid in', value: '₱500' },
  { label: 'Fee', value: 'None' },
  { label: 'Arrived', value: '13 March' },
];

export const guide: Guide = {
  is: 'A panel from below that follows the finger down.',
  when: [
    'More about one thing, and what can be done with it, while the page stays where it was.',
    '`tall` for a line to type in and what it finds: the sheet stands still while that grows.',
    '`dismissible={false}` only where there is no way without an answer.',
  ],
  whenNot: [
    { case: 'A choice in two sentences.', use: 'dialog' },
    { case: 'Actions alone.', use: 'action-sheet' },
    { case: 'It is a page of its own: it wants an address and the way back.', use: 'page' },
  ],
  anatomy: [
    { name: 'Cover', description: 'A picture that rises above the edge.' },
    { name: 'Title', description: 'Names it.', at: 'h2' },
    {
      name: 'Close',
      description: 'In the corner; the handle and a drag do the same.',
      at: 'button[aria-label]',
    },
    { name: 'Body', description: 'Scrolls by itself.' },
    { name: 'Actions', description: '`SheetActions`: the main one full, a second under it.' },
  ],
  keyboard: [
    ['Escape', 'Closes it; the focus goes back to what opened it.'],
    ['Tab, Shift + Tab', 'Go round within it.'],
  ],
  pairs: [
    {
      good: {
        caption: 'The title names the one thing that it is about.',
        shows: (
          <Surface pad="inset">
            <Stack gap="section">
              <Heading level={3}>Payment of 12 March</Heading>
              <SheetFacts facts={facts} />
            </Stack>
          </Surface>
        ),
      },
      bad: {
        caption: 'That it tells more is plain to see. More about what?',
        shows: (
          <Surface pad="inset">
            <Stack gap="section">
              <Heading level={3}>Details</Heading>
              <SheetFacts facts={facts} />
            </Stack>
          </Surface>
        ),
      },
    },
    {
      good: {
        caption: 'Nothing has to be answered here: it closes in the corner.',
        shows: (
          <Surface pad="inset">
            <Stack gap="section">
              <Inline justify="between">
                <Heading level={3}>Payment of 12 March</Heading>
                <IconButton icon="close" label="Close" />
              </Inline>
              <SheetFacts facts={facts} />
              <SheetActions main={<Button full>Show the receipt</Button>} />
            </Stack>
          </Surface>
        ),
      },
      bad: {
        caption: 'It cannot be dismissed: the only way out of a few facts is to act on them.',
        shows: (
          <Surface pad="inset">
            <Stack gap="section">
              <Heading level={3}>Payment of 12 March</Heading>
              <SheetFacts facts={facts} />
              <SheetActions main={<Button full>Show the receipt</Button>} />
            </Stack>
          </Surface>
        ),
      },
    },
  ],
};
