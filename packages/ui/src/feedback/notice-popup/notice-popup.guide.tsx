import { IconButton } from '../../actions/icon-button/index.ts';
import { Checkbox } from '../../forms/checkbox/index.ts';
import { Heading } from '../../foundations/heading/index.ts';
import { Text } from '../../foundations/text/index.ts';
import { Inline } from '../../layout/inline/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { Surface } from '../../layout/surface/index.ts';
import type { Guide } from '../../testing/guide.ts';

const notice = (title: string, text: string) => (
  <Stack gap="title">
    <Inline justify="between">
      <Heading level={3} step="s4">
        {title}
      </Heading>
      <IconButton icon="close" label="Close" />
    </Inline>
    <Text>{text}</Text>
  </Stack>
);

const upkeep = 'From 04:00 to 05:00 some games rest while we look after them.';
const hours = 'Somebody answers on every day of the week.';

export const guide: Guide = {
  is: 'Notices after the log-in, one at a time, with a way to be left alone for today.',
  when: [
    'A few that everybody has to see once: upkeep, a change of terms.',
    'The box for today is kept by the caller, for each device.',
  ],
  whenNot: [
    { case: 'Many, to be read when somebody likes.', use: 'announcement' },
    { case: 'One line that goes by.', use: 'notice-ticker' },
  ],
  anatomy: [
    { name: 'Picture', description: 'As wide as 16 by 9; may be missing.', at: 'img' },
    { name: 'Title and date', description: 'What it is about.', at: 'h2' },
    { name: 'Text', description: 'Made safe beforehand. It scrolls.' },
    { name: 'Way on', description: 'Which of how many, and the next.', at: 'nav, button' },
    { name: 'Box', description: 'Not again today.', at: 'input[type="checkbox"]' },
  ],
  keyboard: [['Escape', 'Closes it.']],
  pairs: [
    {
      good: {
        caption: 'The title is the news: whoever reads no further knows the day.',
        shows: <Surface pad="inset">{notice('Upkeep on Tuesday', upkeep)}</Surface>,
      },
      bad: {
        caption: 'All that pops up calls itself important; what it is about has to be looked for.',
        shows: <Surface pad="inset">{notice('Important notice!', upkeep)}</Surface>,
      },
    },
    {
      good: {
        caption: 'Whoever has read it is left alone for today.',
        shows: (
          <Surface pad="inset">
            <Stack gap="rail">
              {notice('Longer hours for support', hours)}
              <Checkbox>Do not show today</Checkbox>
            </Stack>
          </Surface>
        ),
      },
      bad: {
        caption: 'It can only be closed, and is back at the next log-in.',
        shows: <Surface pad="inset">{notice('Longer hours for support', hours)}</Surface>,
      },
    },
  ],
};
