import type { Guide } from '../../testing/guide.ts';
import { TextField } from './index.ts';

export const guide: Guide = {
  is: 'A line to type, with its label, its hint and its error.',
  when: [
    'A short answer that nobody else can know: a name, a number of an account, an address.',
    'The label says what is asked; `hint` says how it has to look before anybody gets it wrong.',
  ],
  whenNot: [
    { case: 'The answer is one of a known list.', use: 'select' },
    { case: 'The answer may take several lines.', use: 'text-area' },
    { case: 'It is money; a text field would take commas for points.', use: 'amount-field' },
    { case: 'It is a secret.', use: 'password-field' },
    { case: 'It searches what is on the page.', use: 'search-field' },
  ],
  anatomy: [
    {
      name: 'Label',
      description: 'Always in sight; it is no placeholder that goes with the first letter.',
      at: 'label',
    },
    {
      name: 'Field',
      description:
        'At least 44 px high, with an edge that reaches 3 : 1 where the brand draws one.',
      at: 'input',
    },
    { name: 'Hint', description: 'What helps before typing. It gives way to an error.' },
    {
      name: 'Error',
      description:
        'What is wrong and how to mend it; said to readers of the screen with the field.',
      at: '[id$="error"]',
    },
  ],
  story: 'Wrong',
  keyboard: [['Tab', 'Goes in, and on to the button that empties it.']],
  pairs: [
    {
      good: {
        caption: 'The hint stays in sight while somebody types.',
        shows: <TextField label="Nickname" hint="6 to 14 letters and digits" />,
      },
      bad: {
        caption: 'A rule in the placeholder is gone when it is needed: with the first letter.',
        shows: <TextField label="Nickname" placeholder="6 to 14 letters and digits" />,
      },
    },
    {
      good: {
        caption: 'Says what is wrong and what would be right.',
        shows: (
          <TextField
            label="Account number"
            defaultValue="0917 55"
            error="An account number has 11 digits; 5 are missing."
          />
        ),
      },
      bad: {
        caption: 'Nobody knows what to change.',
        shows: <TextField label="Account number" defaultValue="0917 55" error="Invalid input" />,
      },
    },
  ],
};
