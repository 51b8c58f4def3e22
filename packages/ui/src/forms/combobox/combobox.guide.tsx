import { Text } from '../../foundations/text/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { Surface } from '../../layout/surface/index.ts';
import { countries } from '../../testing/countries.ts';
import type { Guide } from '../../testing/guide.ts';
import { TextField } from '../text-field/index.ts';
import { Combobox, type ComboboxLabels } from './index.ts';

const labels: ComboboxLabels = {
  open: 'Show the list',
  empty: 'Nothing has that name. Try a shorter part of it.',
  results: (count) => (count === 1 ? 'One found' : `${count} found`),
};

export const guide: Guide = {
  is: 'One of very many, found by typing a part of its name.',
  when: [
    'Countries, banks, towns: more than about fifteen. It finds parts, without accents, and short names that are not shown.',
  ],
  whenNot: [
    { case: 'Up to about fifteen.', use: 'select' },
    { case: 'Anything may be typed.', use: 'text-field' },
    { case: 'Searching the page.', use: 'search-field' },
  ],
  anatomy: [
    { name: 'Field', description: 'Shows the choice; typing opens the list.', at: 'input' },
    { name: 'Open', description: 'For those who want to see them all.', at: 'button' },
    {
      name: 'List',
      description: 'In groups with headings; says how many there are.',
      at: '[role="listbox"]',
    },
    { name: 'Option', description: 'Name, second line, mark.', at: '[role="option"]' },
  ],
  story: 'Open',
  keyboard: [
    ['↓, ↑', 'Open the list and go about in it.'],
    ['Enter', 'Takes the option.'],
    ['Escape', 'Closes the list and takes back what was typed.'],
    ['Tab', 'Takes the option that was walked to, and goes on.'],
  ],
  pairs: [
    {
      good: {
        caption: 'One of the list: it is spelled alike, whoever chose it.',
        shows: (
          <Combobox
            label="Country"
            icon="globe"
            options={countries}
            defaultValue="PH"
            labels={labels}
          />
        ),
      },
      bad: {
        caption: 'Typed freely, one country has ten spellings.',
        shows: <TextField label="Country" icon="globe" defaultValue="Phillipines" />,
      },
    },
    {
      good: {
        caption: 'Where nothing was found, it says what may find it.',
        shows: (
          <Stack gap="list">
            <TextField label="Country" icon="globe" defaultValue="Republic of Malta" />
            <Surface pad="text">
              <Text>{labels.empty}</Text>
            </Surface>
          </Stack>
        ),
      },
      bad: {
        caption: 'A dead end, and yet Malta is in the list.',
        shows: (
          <Stack gap="list">
            <TextField label="Country" icon="globe" defaultValue="Republic of Malta" />
            <Surface pad="text">
              <Text>No results</Text>
            </Surface>
          </Stack>
        ),
      },
    },
  ],
};
