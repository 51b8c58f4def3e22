import type { Guide } from '../../testing/guide.ts';
import { HelpTopics } from './index.ts';

const topicsOf = (titles: readonly string[]) =>
  titles.map((title) => ({
    title,
    content: <p>Open the page from the menu, and write to us when a step does not work.</p>,
  }));

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
  pairs: [
    {
      good: {
        caption: 'Topics in the words that players would search for.',
        shows: (
          <HelpTopics
            label="Topics"
            topics={topicsOf(['Withdrawals', 'Proving who you are', 'Limits and breaks'])}
          />
        ),
      },
      bad: {
        caption: 'The same topics by the names of departments: nobody looks there.',
        shows: (
          <HelpTopics
            label="Topics"
            topics={topicsOf(['Cashier operations', 'KYC', 'Responsible gaming'])}
          />
        ),
      },
    },
  ],
};
