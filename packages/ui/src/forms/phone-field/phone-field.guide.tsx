import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'A mobile number with its dialling code.',
  when: [
    'Sent as one number with its country. A pasted number brings its country along.',
    'Up to five countries stand in the browser’s own list; more open a sheet that is searched by name or code.',
  ],
  whenNot: [
    { case: 'A code that came to it.', use: 'code-field' },
    { case: 'Landlines, short numbers, extensions.', use: 'text-field' },
    { case: 'A country without a number.', use: 'combobox' },
  ],
  anatomy: [
    { name: 'Code', description: 'Opens the list of countries.', at: '[role="combobox"]' },
    {
      name: 'Number',
      description: 'Digits alone; grouped by nobody, since countries differ.',
      at: 'input',
    },
  ],
  story: 'Filled',
  keyboard: [
    ['Tab', 'From the code to the number.'],
    ['↓, ↑, Enter, Space', 'On the code: open the list.'],
    ['Letters, digits', 'Find a country by its name or by what is dialled.'],
    ['↓, ↑', 'Go about in what was found.'],
    ['Enter', 'Takes the country.'],
    ['Escape', 'Closes the list; the focus is back on the code.'],
  ],
};
