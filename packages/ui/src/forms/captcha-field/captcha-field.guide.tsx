import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'Digits to copy from a picture, or to hear.',
  when: ['Only where a server asks for it. There is always a way to hear them.'],
  whenNot: [{ case: 'A code that comes by message.', use: 'code-field' }],
  anatomy: [
    { name: 'Field', description: 'Digits alone.', at: 'input' },
    { name: 'Picture', description: 'A press brings another one.', at: 'button img, img' },
    { name: 'Listen', description: 'Reads the digits out.', at: 'button' },
  ],
  story: 'Listen',
  keyboard: [['Tab', 'From the field to the picture and to the button that reads out.']],
};
