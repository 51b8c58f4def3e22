import type { Guide } from '../../testing/guide.ts';
import { TextField } from '../text-field/index.ts';
import { DatePicker } from './index.ts';

const labels = { choose: 'Choose a year', done: 'Take this day' };

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
  pairs: [
    {
      good: {
        caption: 'The month is a word; nobody takes it for the day.',
        shows: (
          <DatePicker
            label="Day of birth"
            locale="en-GB"
            manner="wheel"
            min="1920-01-01"
            defaultValue="1990-03-09"
            labels={labels}
          />
        ),
      },
      bad: {
        caption: 'The ninth of March, or the third of September?',
        shows: <TextField label="Day of birth" icon="calendar" defaultValue="09/03/1990" />,
      },
    },
    {
      good: {
        caption: 'The label says what begins on that day.',
        shows: <DatePicker label="The limit begins on" locale="en-GB" labels={labels} />,
      },
      bad: {
        caption: 'The calendar in the field says already that it is a date. Of what?',
        shows: <DatePicker label="Date" locale="en-GB" labels={labels} />,
      },
    },
  ],
};
