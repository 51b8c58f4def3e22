import { Button } from '../../actions/button/index.ts';
import { Heading } from '../../foundations/heading/index.ts';
import { Text } from '../../foundations/text/index.ts';
import { ButtonGroup } from '../../layout/button-group/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { Surface } from '../../layout/surface/index.ts';
import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'A few words and a choice in the middle of the page, which waits for the answer.',
  when: [
    'Something has to be decided before anything else can go on, and the words are few.',
    'It has to be read: set `dismissible` to false, and give it actions that lead out.',
  ],
  whenNot: [
    {
      case: 'A yes or no before something that matters: that is a dialog with its buttons, focus and words already right.',
      use: 'confirm',
    },
    {
      case: 'There is more to do than to read and answer: a sheet is in reach of the thumb and can be pulled down.',
      use: 'sheet',
    },
    {
      case: 'Nobody has to answer. A dialog for news teaches people to close dialogs unread.',
      use: 'toast',
    },
  ],
  anatomy: [
    {
      name: 'Title',
      description: 'What it is about; it names the dialog for those who hear it.',
      at: 'dialog h2',
    },
    {
      name: 'Words',
      description: 'Two or three sentences; more scrolls under the actions.',
      at: 'dialog p',
    },
    {
      name: 'Actions',
      description: 'The way out first, then the one that does it. They stay in sight.',
      at: 'dialog button',
    },
    {
      name: 'Backdrop',
      description:
        'Closes it, unless it may not be dismissed. A press that began inside never does.',
    },
  ],
  keyboard: [
    ['Escape', 'Closes it with the reason `escape`; does nothing where it may not be dismissed.'],
    ['Tab, Shift + Tab', 'Go round within it; the page behind is out of reach.'],
  ],
  pairs: [
    {
      good: {
        caption: 'The title says what is to be decided.',
        shows: (
          <Surface pad="inset">
            <Stack gap="title">
              <Heading level={3}>A limit for the week?</Heading>
              <Text tone="soft">A limit holds what you decide today.</Text>
              <ButtonGroup>
                <Button variant="secondary" size="medium">
                  Not now
                </Button>
                <Button size="medium">Set a limit</Button>
              </ButtonGroup>
            </Stack>
          </Surface>
        ),
      },
      bad: {
        caption: 'A title that could stand over anything alarms, and tells nothing.',
        shows: (
          <Surface pad="inset">
            <Stack gap="title">
              <Heading level={3}>Please note!</Heading>
              <Text tone="soft">A limit holds what you decide today.</Text>
              <ButtonGroup>
                <Button variant="secondary" size="medium">
                  Not now
                </Button>
                <Button size="medium">Set a limit</Button>
              </ButtonGroup>
            </Stack>
          </Surface>
        ),
      },
    },
    {
      good: {
        caption: 'A way out and a yes, both in sight.',
        shows: (
          <Surface pad="inset">
            <Stack gap="title">
              <Heading level={3}>Join the weekly league?</Heading>
              <Text tone="soft">Your nickname will be seen by other players.</Text>
              <ButtonGroup>
                <Button variant="secondary" size="medium">
                  Not now
                </Button>
                <Button size="medium">Join</Button>
              </ButtonGroup>
            </Stack>
          </Surface>
        ),
      },
      bad: {
        caption: 'A question with one answer: the no has to be guessed.',
        shows: (
          <Surface pad="inset">
            <Stack gap="title">
              <Heading level={3}>Join the weekly league?</Heading>
              <Text tone="soft">Your nickname will be seen by other players.</Text>
              <ButtonGroup>
                <Button size="medium">Join</Button>
              </ButtonGroup>
            </Stack>
          </Surface>
        ),
      },
    },
  ],
};
