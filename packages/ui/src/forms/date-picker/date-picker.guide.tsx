import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'A field that opens a calendar: a day, a moment, a time, a month or a year.',
  when: [
    'A day that somebody looks up: an appointment, the first day of a limit.',
    'A birthday by `manner="wheel"`: three presses, from a year that is near by `start`.',
    '`yearFirst` for other days long past; without it they are thirty presses away.',
  ],
  whenNot: [
    { case: 'From one day to another.', use: 'date-range-picker' },
    { case: 'A few known moments.', use: 'select' },
  ],
  anatomy: [
    {
      name: 'Field',
      description: 'Says the choice as the language writes it.',
      at: '[role="combobox"], button',
    },
    {
      name: 'Calendar',
      description: 'Weeks as the place has them; what may not be chosen is there and quiet.',
    },
    {
      name: 'Wheel',
      description: 'Three columns instead of a calendar; what stands in the band is chosen.',
    },
    { name: 'Time', description: 'Hours and minutes where the mode has them.' },
  ],
  keyboard: [
    ['Enter, Space, ↓', 'Open the calendar.'],
    ['←, →, ↑, ↓', 'Go by days and weeks.'],
    ['Page Up, Page Down', 'Go by months; with Shift by years.'],
    ['Home, End', 'Go to the ends of the week.'],
    ['↑, ↓, Page Up, Page Down, Home, End', 'Turn a column of the wheel; Tab goes to the next.'],
    ['Escape', 'Closes it without a choice.'],
  ],
};
