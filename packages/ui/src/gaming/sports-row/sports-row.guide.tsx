import type { Guide } from '../../testing/guide.ts';
import { SportsList, SportsRow } from './index.ts';

export const guide: Guide = {
  is: 'A sportsbook: mark, name and a slice of its art.',
  when: ['In `SportsList`, where each opens a vendor’s own book.'],
  whenNot: [
    { case: 'A game.', use: 'game-tile' },
    { case: 'A way through the site.', use: 'list-row' },
  ],
  anatomy: [
    { name: 'Mark', description: 'In the brand’s colours.', at: 'img' },
    { name: 'Name', description: 'And what can be bet on.', at: 'button, a' },
    { name: 'Art', description: 'A slice at the end.' },
  ],
  keyboard: [['Enter', 'Opens the book.']],
  pairs: [
    {
      good: {
        caption: 'Says what can be bet on.',
        shows: (
          <SportsList label="Sportsbooks">
            <SportsRow
              name="Volta Fable"
              description="Football, basketball, tennis"
              mark="/art/studio/VFB.svg"
              src="/art/striker-series.svg"
            />
          </SportsList>
        ),
      },
      bad: {
        caption: 'Praise that fits every book, and a win that nobody can promise.',
        shows: (
          <SportsList label="Sportsbooks">
            <SportsRow
              name="Volta Fable"
              description="Top odds and sure wins!"
              mark="/art/studio/VFB.svg"
              src="/art/striker-series.svg"
            />
          </SportsList>
        ),
      },
    },
  ],
};
