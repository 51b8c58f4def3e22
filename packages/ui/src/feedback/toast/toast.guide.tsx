import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'A short answer to a press, which goes by itself.',
  when: [
    'Something was done and need not be looked at: copied, saved, taken out of the favourites.',
    'One action at most, such as taking it back; then it stays longer.',
  ],
  whenNot: [
    { case: 'Something went wrong that has to be mended here.', use: 'message' },
    { case: 'It must be agreed to.', use: 'confirm' },
    { case: 'It greets somebody or sells something: that is no answer to a press.' },
  ],
  anatomy: [
    { name: 'Mark', description: 'By the tone.', at: '[role="region"] svg' },
    { name: 'Words', description: 'One sentence.', at: '[role="region"] p' },
    { name: 'Action', description: '“Undo”.', at: '[role="region"] button' },
    { name: 'Close', description: 'On what went wrong, which stays until it is closed.' },
  ],
  story: 'Tones',
  keyboard: [['Tab', 'Reaches its action and its close button; while it has the focus it stays.']],
};
