import type { Guide } from '../../testing/guide.ts';
import { ChipGroup, FilterChip } from './index.ts';

export const guide: Guide = {
  is: 'Chips to choose by and to filter by.',
  when: [
    'Over a list, to see less of it: `FilterChip`, one of a name or each on its own. `ActiveChip` shows what is filtered by and takes it away.',
    '`scrolling` keeps them on one line above a list.',
  ],
  whenNot: [
    { case: 'A value of a form.', use: 'radio-group' },
    { case: 'It says something and cannot be pressed.', use: 'tag' },
    { case: 'More than about ten.', use: 'filter-drawer' },
  ],
  anatomy: [
    { name: 'Label', description: 'What is chosen; may be hidden.', at: 'legend' },
    { name: 'Chip', description: 'A checkbox or a radio button of the browser.', at: 'label' },
    { name: 'Active', description: 'A press takes it away; its name says so.', at: 'button' },
  ],
  story: 'Many',
  keyboard: [
    ['Space', 'Chooses a chip.'],
    ['←, →', 'Choose the one beside it, where only one can be.'],
  ],
  pairs: [
    {
      good: {
        caption: 'Short words; what is chosen is plain to see.',
        shows: (
          <ChipGroup label="Kind" labelHidden>
            <FilterChip defaultChecked>Slots</FilterChip>
            <FilterChip>Live</FilterChip>
            <FilterChip>Table</FilterChip>
          </ChipGroup>
        ),
      },
      bad: {
        caption: 'Chips that look as if they could be pressed, and say only what something is.',
        shows: (
          <ChipGroup label="State" labelHidden>
            <FilterChip disabled>Paid out</FilterChip>
            <FilterChip disabled>New</FilterChip>
          </ChipGroup>
        ),
      },
    },
  ],
};
