import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'One of a few, each with room for words.',
  when: [
    'Two to seven choices that need reading. `cards` where each needs explaining.',
    'Choose one beforehand only where most people would.',
  ],
  whenNot: [
    { case: 'Two to four short words.', use: 'segmented' },
    { case: 'More than seven.', use: 'select' },
    { case: 'Several may be chosen.', use: 'checkbox' },
  ],
  anatomy: [
    { name: 'Question', description: 'Named for those who do not see it too.', at: 'legend' },
    { name: 'Choice', description: 'The whole row can be pressed.', at: 'label' },
    { name: 'Description', description: 'What it means.' },
    { name: 'Error', description: 'Under all of them.' },
  ],
  story: 'Cards',
  keyboard: [
    ['↑, ↓, ←, →', 'Choose the one before or after.'],
    ['Tab', 'Into the group and out of it, as one stop.'],
  ],
};
