import type { Guide } from '../../testing/guide.ts';

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
};
