import { Button } from '../../actions/button/index.ts';
import { DataList } from '../../data/data-list/index.ts';
import { Heading } from '../../foundations/heading/index.ts';
import { ButtonGroup } from '../../layout/button-group/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { Surface } from '../../layout/surface/index.ts';
import type { Guide } from '../../testing/guide.ts';

const facts = [
  { label: 'This visit', value: '1 h 2 min', figures: true },
  { label: 'Staked', value: '₱1,250.00', figures: true },
  { label: 'Lost', value: '₱320.50', figures: true },
];

export const guide: Guide = {
  is: 'How long has been played and what came of it, over a game, until one of its answers.',
  when: [
    'At the times that a regulator or the player has set.',
    '`ways` are more buttons of the same size; `pause` with `mayContinue={false}` where a law asks for one.',
    'Neither answer is louder than the other, and the focus starts on the words: a key that was meant for the game answers nothing.',
  ],
  whenNot: [
    { case: 'It may be ignored.', use: 'session-bar' },
    {
      case: 'Anything else that asks for attention: this one must keep its weight.',
      use: 'dialog',
    },
  ],
  anatomy: [
    { name: 'Title', description: 'That it is time for a look.', at: 'h2' },
    { name: 'Facts', description: 'Time, stakes, result; a loss is not painted red.', at: 'dl' },
    { name: 'Way to more', description: 'The records.', at: 'a' },
    { name: 'Answers', description: 'Stop and go on, side by side, of one weight.', at: 'button' },
  ],
  keyboard: [['Escape', 'Does nothing: it goes away for an answer only.']],
  pairs: [
    {
      good: {
        caption: 'Both answers weigh the same.',
        shows: (
          <Surface pad="inset">
            <Stack gap="title">
              <Heading level={3}>You have played for an hour</Heading>
              <DataList variant="plain" data={facts} />
              <ButtonGroup>
                <Button variant="secondary" size="medium">
                  Stop here
                </Button>
                <Button variant="secondary" size="medium">
                  Go on
                </Button>
              </ButtonGroup>
            </Stack>
          </Surface>
        ),
      },
      bad: {
        caption: 'Built of a dialog, with a loud way on: it answers for the player.',
        shows: (
          <Surface pad="inset">
            <Stack gap="title">
              <Heading level={3}>You have played for an hour</Heading>
              <DataList variant="plain" data={facts} />
              <ButtonGroup>
                <Button variant="secondary" size="medium">
                  Stop here
                </Button>
                <Button size="medium">Go on</Button>
              </ButtonGroup>
            </Stack>
          </Surface>
        ),
      },
    },
    {
      good: {
        caption: 'The time, what was staked and what came of it.',
        shows: (
          <Surface pad="inset">
            <Stack gap="title">
              <Heading level={3}>You have played for an hour</Heading>
              <DataList variant="plain" data={facts} />
            </Stack>
          </Surface>
        ),
      },
      bad: {
        caption: 'Single wins are told, and the ₱320.50 that were lost are not.',
        shows: (
          <Surface pad="inset">
            <Stack gap="title">
              <Heading level={3}>You have played for an hour</Heading>
              <DataList
                variant="plain"
                data={[
                  { label: 'This visit', value: '1 h 2 min', figures: true },
                  { label: 'Rounds won', value: '38', figures: true },
                  { label: 'Won in them', value: '₱929.50', figures: true },
                ]}
              />
            </Stack>
          </Surface>
        ),
      },
    },
  ],
};
