import type { Guide } from '../../testing/guide.ts';

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
};
