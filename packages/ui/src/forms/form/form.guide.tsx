import { Button } from '../../actions/button/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { TextField } from '../text-field/index.ts';
import { Form, type FormProps } from './index.ts';

const sample: Pick<FormProps, 'summaryTitle' | 'onSubmit'> = {
  summaryTitle: (count) => (count === 1 ? 'One thing to mend' : `${count} things to mend`),
  onSubmit: (event) => event.preventDefault(),
};

export const guide: Guide = {
  is: 'Fields that are sent together, with a list of what is wrong after a try that failed.',
  when: [
    'Two fields or more. The list takes the focus and leads to each field.',
    'Errors in the order of the fields, in the same words as at the fields.',
  ],
  whenNot: [
    { case: 'A single field that acts at once.', use: 'search-field' },
    { case: 'Settings that hold at once.', use: 'switch' },
  ],
  anatomy: [
    {
      name: 'Summary',
      description: 'How much there is to mend, and links to it.',
      at: '[role="alert"], [role="group"]',
    },
    { name: 'Fields', description: 'Their labels above or in them, one under the other.' },
    { name: 'Send', description: 'One primary button at the end.', at: 'button[type="submit"]' },
  ],
  story: 'Failed',
  keyboard: [['Enter', 'In a field: sends.']],
  pairs: [
    {
      good: {
        caption: 'It can be sent at any time; the list then says what is missing.',
        shows: (
          <Form {...sample}>
            <TextField label="Name" icon="user" />
            <TextField label="Mail address" icon="mail" />
            <Button type="submit" full>
              Open an account
            </Button>
          </Form>
        ),
      },
      bad: {
        caption: 'The button waits until all is right, and does not say for what.',
        shows: (
          <Form {...sample}>
            <TextField label="Name" icon="user" />
            <TextField label="Mail address" icon="mail" />
            <Button type="submit" full disabled>
              Open an account
            </Button>
          </Form>
        ),
      },
    },
    {
      good: {
        caption: 'The one that may be left empty says so, in a word.',
        shows: (
          <Form {...sample}>
            <TextField label="First name" />
            <TextField label="Middle name" mark="optional" />
            <TextField label="Last name" />
          </Form>
        ),
      },
      bad: {
        caption: 'A star at nearly every field, and nobody says what it means.',
        shows: (
          <Form {...sample}>
            <TextField label="First name" mark="*" />
            <TextField label="Middle name" />
            <TextField label="Last name" mark="*" />
          </Form>
        ),
      },
    },
  ],
};
