import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'A word about a control for those who rest on it or bring the focus to it.',
  when: ['The name of a glyph in a dense bar on a desk; a short cut.'],
  whenNot: [
    { case: 'It has to be read: fingers never see it.', use: 'popover' },
    { case: 'It explains a field.', use: 'text-field' },
    { case: 'It stands on something that takes no focus: nobody with a keyboard would find it.' },
  ],
  anatomy: [
    { name: 'Control', description: 'One element that takes the focus.', at: 'button' },
    { name: 'Tip', description: 'A few words, no links.', at: '[popover]' },
  ],
  story: 'Resting',
  keyboard: [
    ['Tab', 'Shows it with the focus.'],
    ['Escape', 'Hides it and leaves the focus.'],
  ],
};
