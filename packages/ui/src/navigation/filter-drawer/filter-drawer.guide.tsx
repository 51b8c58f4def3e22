import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'The filter of games: by name, by studio, by the smallest bet.',
  when: [
    'In lists of more games than anybody scrolls through. It comes as a sheet or from the side, as the brand has it.',
    'The button says how many games there are now; it waits while they are counted.',
  ],
  whenNot: [
    { case: 'One choice out of a few, always in sight.', use: 'chip-group' },
    { case: 'Records by their days.', use: 'date-range-picker' },
  ],
  anatomy: [
    { name: 'Search', description: 'Enter shows at once.', at: 'input[type="search"]' },
    { name: 'Studios', description: 'None chosen means all.', at: 'input[type="checkbox"]' },
    { name: 'Bets', description: 'The first is any.', at: 'input[type="radio"]' },
    { name: 'Foot', description: 'Take all back, and show so many.', at: 'button' },
  ],
  keyboard: [
    ['Enter', 'In the search: shows the games.'],
    ['Escape', 'Closes it and keeps what was chosen.'],
  ],
};
