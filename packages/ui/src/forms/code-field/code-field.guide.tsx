import { Button } from '../../actions/button/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { TextField } from '../text-field/index.ts';
import { CodeField, type CodeFieldLabels } from './index.ts';

const labels: CodeFieldLabels = {
  send: 'Send code',
  sending: 'The code is being sent',
  wait: (seconds) => `Again in ${seconds} s`,
  again: 'Send again',
  sent: 'The code is on its way',
};

export const guide: Guide = {
  is: 'A code from a message, and the button that has one sent.',
  when: [
    'The field and the sending are one step: log-in by phone, a new number.',
    'How long to wait comes from the server as `until`; the button counts it down.',
  ],
  whenNot: [
    { case: 'The message was already sent: a cell for each digit.', use: 'one-time-code' },
    { case: 'Digits from a picture.', use: 'captcha-field' },
  ],
  anatomy: [
    { name: 'Field', description: 'Digits alone; the phone offers the code itself.', at: 'input' },
    { name: 'Button', description: 'Sends, counts, sends again.', at: 'button' },
  ],
  story: 'Counting',
  keyboard: [['Tab', 'From the field to the button.']],
  pairs: [
    {
      good: {
        caption: 'What sends the code belongs to the field; one primary action is left.',
        shows: (
          <Stack gap="rail">
            <CodeField label="Code" labels={labels} onSend={() => {}} />
            <Button full>Log in</Button>
          </Stack>
        ),
      },
      bad: {
        caption: 'Two buttons of one weight: which of them is first?',
        shows: (
          <Stack gap="rail">
            <TextField label="Code" icon="shield" />
            <Button full>Send code</Button>
            <Button full>Log in</Button>
          </Stack>
        ),
      },
    },
    {
      good: {
        caption: 'Says which phone to look at before anything is sent.',
        shows: (
          <CodeField
            label="Code"
            hint="It comes to the number that ends in 22."
            labels={labels}
            onSend={() => {}}
          />
        ),
      },
      bad: {
        caption: 'An old number waits for a code, and its owner does not know why none comes.',
        shows: <CodeField label="Code" labels={labels} onSend={() => {}} />,
      },
    },
  ],
};
