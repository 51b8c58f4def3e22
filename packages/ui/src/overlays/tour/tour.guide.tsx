import { Button } from '../../actions/button/index.ts';
import { Heading } from '../../foundations/heading/index.ts';
import { Text } from '../../foundations/text/index.ts';
import { Inline } from '../../layout/inline/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { Surface } from '../../layout/surface/index.ts';
import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'Shows what is where on a page: a ring of light, a card beside it, step by step.',
  when: [
    'The first time on a page that has changed, in at most five steps of one sentence each.',
    'One step alone for something new. Keep what `onEnd` says, so that nobody sees it twice.',
  ],
  whenNot: [
    { case: 'It is asked for by a press.', use: 'popover' },
    { case: 'Something has to be answered before one may go on.', use: 'dialog' },
    { case: 'Steps that somebody does.', use: 'stepper' },
  ],
  anatomy: [
    {
      name: 'Light',
      description: 'Around what is shown; the page under it stays bright and can be used.',
    },
    {
      name: 'Place',
      description: 'Which of how many, of those that are there.',
      at: '[role="dialog"] span',
    },
    { name: 'Skip', description: 'Leaves out the rest; not there at the last.' },
    { name: 'Words', description: 'What it is, and what it is good for.', at: 'h2' },
    { name: 'Buttons', description: 'Back, and on; the last one says that it is done.' },
  ],
  story: 'FirstVisit',
  keyboard: [
    ['Tab', 'To the buttons of the card, and on to the page.'],
    ['→, ←', 'A step on or back, in the direction of the page.'],
    ['Escape', 'Ends it, wherever the focus is, and gives the focus back.'],
  ],
  pairs: [
    {
      good: {
        caption: 'What it is and what it is good for, in a sentence or two.',
        shows: (
          <Surface pad="inset">
            <Stack gap="title">
              <Text tone="soft">1 of 3</Text>
              <Heading level={3}>Your balance</Heading>
              <Text tone="soft">It is the same on every page. Press it to hide the figure.</Text>
              <Inline justify="end">
                <Button size="medium">Next</Button>
              </Inline>
            </Stack>
          </Surface>
        ),
      },
      bad: {
        caption: 'Praise for the page: whoever has read it knows no more than before.',
        shows: (
          <Surface pad="inset">
            <Stack gap="title">
              <Text tone="soft">1 of 3</Text>
              <Heading level={3}>All new!</Heading>
              <Text tone="soft">We have made everything faster and more beautiful for you.</Text>
              <Inline justify="end">
                <Button size="medium">Next</Button>
              </Inline>
            </Stack>
          </Surface>
        ),
      },
    },
    {
      good: {
        caption: 'Three steps: most people see the last one.',
        shows: (
          <Surface pad="inset">
            <Stack gap="title">
              <Inline justify="between">
                <Text tone="soft">2 of 3</Text>
                <Button variant="quiet" size="medium">
                  Skip
                </Button>
              </Inline>
              <Heading level={3}>Your gifts</Heading>
              <Text tone="soft">What you have been given waits here until it is over.</Text>
            </Stack>
          </Surface>
        ),
      },
      bad: {
        caption: 'Eleven of them: it is skipped now, with all that would have come.',
        shows: (
          <Surface pad="inset">
            <Stack gap="title">
              <Inline justify="between">
                <Text tone="soft">2 of 11</Text>
                <Button variant="quiet" size="medium">
                  Skip
                </Button>
              </Inline>
              <Heading level={3}>Your gifts</Heading>
              <Text tone="soft">What you have been given waits here until it is over.</Text>
            </Stack>
          </Surface>
        ),
      },
    },
  ],
};
