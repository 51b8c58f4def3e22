import type { Guide } from '../../testing/guide.ts';
import { SearchField } from './index.ts';

export const guide: Guide = {
  is: 'A line to search by: it asks by itself once the typing rests.',
  when: ['Over a list that gets shorter. Enter asks at once; Escape empties it.'],
  whenNot: [
    { case: 'One of a known list is chosen.', use: 'combobox' },
    { case: 'It filters by kinds.', use: 'chip-group' },
  ],
  anatomy: [
    { name: 'Glass', description: 'Says what the line is for.', at: 'svg' },
    { name: 'Line', description: 'Named by what is searched.', at: 'input' },
    { name: 'Empty', description: 'A button, once there is something.', at: 'button' },
  ],
  story: 'Filled',
  keyboard: [
    ['Enter', 'Searches at once.'],
    ['Escape', 'Empties it.'],
  ],
  pairs: [
    {
      good: { caption: 'Says what is searched.', shows: <SearchField label="Search 600 games" /> },
      bad: { caption: 'Of what?', shows: <SearchField label="Search" /> },
    },
  ],
};
