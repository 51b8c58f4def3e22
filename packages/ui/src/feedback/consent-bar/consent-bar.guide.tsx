import { Button } from '../../actions/button/index.ts';
import { Switch } from '../../forms/switch/index.ts';
import { Heading } from '../../foundations/heading/index.ts';
import { Text } from '../../foundations/text/index.ts';
import { Grid } from '../../layout/grid/index.ts';
import { List, ListRow } from '../../layout/list-row/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { Surface } from '../../layout/surface/index.ts';
import type { Guide } from '../../testing/guide.ts';

const question = (
  <Stack gap="title">
    <Heading level={3} step="s4">
      What may we keep on your device?
    </Heading>
    <Text tone="soft">
      What the site needs is always kept. The rest is up to you, and you can change your mind in the
      settings.
    </Text>
  </Stack>
);

const needed = (
  <ListRow label="What the site needs" description="Keeps you logged in." value="Always" />
);

export const guide: Guide = {
  is: 'Asks what may be kept on the device, without standing in anybody’s way.',
  when: [
    'The site would keep something that it does not need, and the law or good manners ask for a yes.',
    'To refuse is as easy as to allow: both buttons are of one size and one look, in every brand, and nothing is chosen before.',
    'The answer is kept by whoever asks, and can be changed in the settings.',
  ],
  whenNot: [
    { case: 'Something must be confirmed before it happens.', use: 'confirm' },
    { case: 'It is news that nobody has to answer.', use: 'announcement' },
    {
      case: 'It is a question about play that must be answered before anything goes on.',
      use: 'reality-check',
    },
  ],
  anatomy: [
    { name: 'Question', description: 'Short, and a question.', at: 'h2, h3' },
    { name: 'What and why', description: 'Two sentences and a link to all of it.', at: 'a' },
    {
      name: 'Refuse and allow',
      description: 'Two buttons that nobody can tell apart but by their words.',
      at: 'button',
    },
    {
      name: 'Choose',
      description:
        'Opens a sheet with a switch for each purpose. What the site needs is on, and says so.',
    },
  ],
  keyboard: [
    ['Tab', 'Goes through the bar in its order. It is no trap: the page behind it can be reached.'],
    ['Escape', 'Closes the sheet of choices and keeps the question.'],
  ],
  pairs: [
    {
      good: {
        caption: 'Two buttons of one size and one look: to refuse is as easy as to allow.',
        shows: (
          <Surface pad="inset">
            <Stack gap="rail">
              {question}
              <Grid columns={2}>
                <Button full variant="secondary" size="medium">
                  Refuse
                </Button>
                <Button full variant="secondary" size="medium">
                  Allow all
                </Button>
              </Grid>
            </Stack>
          </Surface>
        ),
      },
      bad: {
        caption: 'One answer is loud and the other whispers. That is no question.',
        shows: (
          <Surface pad="inset">
            <Stack gap="rail">
              {question}
              <Grid columns={2}>
                <Button full variant="quiet" size="medium">
                  Refuse
                </Button>
                <Button full size="medium">
                  Allow all
                </Button>
              </Grid>
            </Stack>
          </Surface>
        ),
      },
    },
    {
      good: {
        caption: 'Nothing is on before somebody switches it on.',
        shows: (
          <List>
            {needed}
            <Switch label="Figures" description="Tells us which pages are slow." />
            <Switch label="Offers" description="Shows you offers elsewhere." />
          </List>
        ),
      },
      bad: {
        caption: 'On from the start: a yes that nobody gave.',
        shows: (
          <List>
            {needed}
            <Switch defaultChecked label="Figures" description="Tells us which pages are slow." />
            <Switch defaultChecked label="Offers" description="Shows you offers elsewhere." />
          </List>
        ),
      },
    },
  ],
};
