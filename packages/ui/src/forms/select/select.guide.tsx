import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'One of many, in the browser’s own list.',
  when: [
    'Five to fifteen known choices: the phone shows them the way its owner knows.',
    '`placeholder` where nothing should be chosen beforehand.',
  ],
  whenNot: [
    { case: 'Fewer than five.', use: 'radio-group' },
    { case: 'More than fifteen, or with marks and second lines.', use: 'combobox' },
    { case: 'It does something.', use: 'menu' },
  ],
  anatomy: [
    { name: 'Label', description: 'What is chosen.', at: 'label' },
    { name: 'Field', description: 'Shows the choice.', at: 'select' },
    { name: 'Caret', description: 'Says that it opens.', at: 'svg' },
  ],
  story: 'Chosen',
  keyboard: [
    ['↑, ↓, Letters', 'Choose; how is the browser’s matter.'],
    ['Space', 'Opens the list.'],
  ],
};
