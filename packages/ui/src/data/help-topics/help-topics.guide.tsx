import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'Topics in a row, and the text of one of them below it.',
  when: ['Help with five to twenty topics that people go to and fro between.'],
  whenNot: [
    { case: 'Few questions with short answers.', use: 'accordion' },
    { case: 'Somebody wants to ask.', use: 'service-widget' },
  ],
  anatomy: [
    {
      name: 'Topics',
      description: 'Named by the words that players use.',
      at: 'button, [role="tab"]',
    },
    { name: 'Text', description: 'Made safe beforehand.', at: 'article, [role="tabpanel"]' },
  ],
  story: 'Second',
  keyboard: [['←, →', 'Go from topic to topic.']],
};
