import type { Guide } from '../../testing/guide.ts';
import { ClassifyBar } from './index.ts';

const studios = [
  { value: 'QFX', label: 'Quillfox', src: '/art/studio/QFX.svg' },
  { value: 'MNL', label: 'Moonlatch', src: '/art/studio/MNL.svg' },
  { value: 'TDH', label: 'Tidehollow', src: '/art/studio/TDH.svg' },
];

export const guide: Guide = {
  is: 'The studios of a category, in a row to scroll; one is chosen.',
  when: ['Over a grid of games that all belong to one category. “All” comes first.'],
  whenNot: [
    { case: 'Several may be chosen at once.', use: 'filter-drawer' },
    { case: 'It leads to a studio’s own page.', use: 'vendor-tile' },
  ],
  anatomy: [
    {
      name: 'Choice',
      description: 'The studio’s mark, or a glyph for “all” and “new”.',
      at: 'label',
    },
    { name: 'Chosen', description: 'A radio button of the browser.', at: 'input' },
  ],
  keyboard: [['←, →', 'Choose the one before or after.']],
  pairs: [
    {
      good: {
        caption: '“All” comes first: it holds until somebody chooses, and is the way back.',
        shows: (
          <ClassifyBar
            label="Studio"
            options={[{ value: 'all', label: 'All', icon: 'game-all' }, ...studios]}
          />
        ),
      },
      bad: {
        caption: 'Without “All” one studio hides the others, and the choice cannot be taken back.',
        shows: <ClassifyBar label="Studio" options={studios} />,
      },
    },
  ],
};
