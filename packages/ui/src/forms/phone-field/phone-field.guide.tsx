import type { Guide } from '../../testing/guide.ts';
import { countryWords } from '../../testing/words.ts';
import { TextField } from '../text-field/index.ts';
import { PhoneField, type PhoneFieldProps } from './index.ts';

const asked: Pick<PhoneFieldProps, 'countries' | 'countryLabel' | 'labels'> = {
  countries: [
    { code: 'PH', dial: '63', name: 'Philippines' },
    { code: 'MT', dial: '356', name: 'Malta' },
  ],
  countryLabel: 'Dialling code',
  labels: countryWords,
};

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
  pairs: [
    {
      good: {
        caption: 'The code is chosen; the number is typed the way its owner knows it.',
        shows: (
          <PhoneField
            {...asked}
            label="Mobile number"
            defaultValue={{ dial: '63', number: '9175550122' }}
          />
        ),
      },
      bad: {
        caption: 'Rules instead of a part for the code, and the zero is typed all the same.',
        shows: (
          <TextField
            label="Mobile number"
            hint="With country code, without plus, zeros and spaces"
            defaultValue="0917 555 0122"
          />
        ),
      },
    },
    {
      good: {
        caption: 'Says what the number is wanted for.',
        shows: <PhoneField {...asked} label="Mobile number" hint="We send a code to it." />,
      },
      bad: {
        caption: 'To log in, or to be rung up? Many give none, or a wrong one.',
        shows: <PhoneField {...asked} label="Mobile number" />,
      },
    },
  ],
};
