import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'Large keys for digits; what was typed is shown by whoever uses it.',
  when: ['A PIN, with its keys shuffled where somebody may look on; an amount at a till.'],
  whenNot: [
    { case: 'Any usual form: the phone’s own keyboard is better known.', use: 'amount-field' },
    { case: 'A code from a message, which the phone fills in itself.', use: 'one-time-code' },
  ],
  anatomy: [
    { name: 'Keys', description: 'At least 44 px.', at: 'button' },
    { name: 'Remove', description: 'Takes back the last one.', at: 'button:last-of-type' },
    { name: 'Decimal', description: 'Only where there are places.' },
  ],
  story: 'Pin',
  keyboard: [
    ['0–9', 'Type, from the keyboard too.'],
    ['Backspace', 'Takes back the last one.'],
  ],
};
