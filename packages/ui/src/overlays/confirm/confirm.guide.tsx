import { Button } from '../../actions/button/index.ts';
import { Heading } from '../../foundations/heading/index.ts';
import { Text } from '../../foundations/text/index.ts';
import { ButtonGroup } from '../../layout/button-group/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { Surface } from '../../layout/surface/index.ts';
import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'A question before something is done that matters.',
  when: [
    'It cannot be taken back, or it costs money. The focus starts on the way out.',
    'The yes is named by what it does: “Delete account”, never “OK”.',
  ],
  whenNot: [
    { case: 'It can be taken back: do it at once and offer that.', use: 'toast' },
    { case: 'There is something to type or to choose from.', use: 'dialog' },
  ],
  anatomy: [
    { name: 'Question', description: 'In a few words.', at: 'h2' },
    { name: 'Words', description: 'What follows from a yes.', at: 'p' },
    { name: 'Way out', description: 'Has the focus first.', at: 'button' },
    { name: 'Yes', description: 'By what it does; waits while it is `busy`.' },
  ],
  keyboard: [
    ['Escape', 'Is a no.'],
    ['Enter', 'Presses what has the focus, and that is the way out.'],
  ],
  pairs: [
    {
      good: {
        caption: 'The question names what is to go; it needs no look at the page behind.',
        shows: (
          <Surface pad="inset">
            <Stack gap="title">
              <Heading level={3}>Remove Harbour Savings?</Heading>
              <Text tone="soft">Withdrawals can no longer go there.</Text>
              <ButtonGroup>
                <Button variant="secondary" size="medium">
                  Keep it
                </Button>
                <Button size="medium">Remove it</Button>
              </ButtonGroup>
            </Stack>
          </Surface>
        ),
      },
      bad: {
        caption: 'Sure of what? And where is “there”?',
        shows: (
          <Surface pad="inset">
            <Stack gap="title">
              <Heading level={3}>Are you sure?</Heading>
              <Text tone="soft">Withdrawals can no longer go there.</Text>
              <ButtonGroup>
                <Button variant="secondary" size="medium">
                  Keep it
                </Button>
                <Button size="medium">Remove it</Button>
              </ButtonGroup>
            </Stack>
          </Surface>
        ),
      },
    },
    {
      good: {
        caption: 'The way out says what stays as it is.',
        shows: (
          <Surface pad="inset">
            <Stack gap="title">
              <Heading level={3}>Raise your limit?</Heading>
              <Text tone="soft">From ₱1,000 to ₱5,000 a week, as of tomorrow.</Text>
              <ButtonGroup>
                <Button variant="secondary" size="medium">
                  Keep ₱1,000
                </Button>
                <Button size="medium">Raise it</Button>
              </ButtonGroup>
            </Stack>
          </Surface>
        ),
      },
      bad: {
        caption: 'A way out that belittles whoever takes it is pressure.',
        shows: (
          <Surface pad="inset">
            <Stack gap="title">
              <Heading level={3}>Raise your limit?</Heading>
              <Text tone="soft">From ₱1,000 to ₱5,000 a week, as of tomorrow.</Text>
              <ButtonGroup>
                <Button variant="secondary" size="medium">
                  No, I play small
                </Button>
                <Button size="medium">Raise it</Button>
              </ButtonGroup>
            </Stack>
          </Surface>
        ),
      },
    },
  ],
};
