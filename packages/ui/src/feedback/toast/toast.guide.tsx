import { Button } from '../../actions/button/index.ts';
import { TextField } from '../../forms/text-field/index.ts';
import { Icon } from '../../foundations/icon/index.ts';
import { Text } from '../../foundations/text/index.ts';
import { Inline } from '../../layout/inline/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { Surface } from '../../layout/surface/index.ts';
import type { Guide } from '../../testing/guide.ts';

const taken = (
  <Inline>
    <Icon name="check" size={20} />
    <Text>Taken out of your favourites</Text>
  </Inline>
);

export const guide: Guide = {
  is: 'A short answer to a press, which goes by itself.',
  when: [
    'Something was done and need not be looked at: copied, saved, taken out of the favourites.',
    'One action at most, such as taking it back; then it stays longer.',
  ],
  whenNot: [
    { case: 'Something went wrong that has to be mended here.', use: 'message' },
    { case: 'It must be agreed to.', use: 'confirm' },
    { case: 'It greets somebody or sells something: that is no answer to a press.' },
  ],
  anatomy: [
    { name: 'Mark', description: 'By the tone.', at: '[role="region"] svg' },
    { name: 'Words', description: 'One sentence.', at: '[role="region"] p' },
    { name: 'Action', description: '“Undo”.', at: '[role="region"] button' },
    { name: 'Close', description: 'On what went wrong, which stays until it is closed.' },
  ],
  story: 'Tones',
  keyboard: [['Tab', 'Reaches its action and its close button; while it has the focus it stays.']],
  pairs: [
    {
      good: {
        caption: 'One sentence, and at most the way to take it back.',
        shows: (
          <Surface variant="inset" pad="rail">
            <Inline justify="between">
              {taken}
              <Button variant="quiet" size="medium">
                Undo
              </Button>
            </Inline>
          </Surface>
        ),
      },
      bad: {
        caption: 'Three ways on in something that goes by itself: nobody chooses that fast.',
        shows: (
          <Surface variant="inset" pad="rail">
            <Inline justify="between">
              {taken}
              <Inline>
                <Button variant="quiet" size="medium">
                  Undo
                </Button>
                <Button variant="quiet" size="medium">
                  See all
                </Button>
                <Button variant="quiet" size="medium">
                  Share
                </Button>
              </Inline>
            </Inline>
          </Surface>
        ),
      },
    },
    {
      good: {
        caption: 'What has to be mended stands at its field until it is.',
        shows: (
          <TextField
            label="Account number"
            defaultValue="0917 55"
            error="An account number has 11 digits; 5 are missing."
          />
        ),
      },
      bad: {
        caption: 'The toast is closed, and the field never says what was wrong with it.',
        shows: (
          <Stack gap="rail">
            <Surface variant="inset" pad="rail">
              <Text>An account number has 11 digits; 5 are missing.</Text>
            </Surface>
            <TextField label="Account number" defaultValue="0917 55" />
          </Stack>
        ),
      },
    },
  ],
};
