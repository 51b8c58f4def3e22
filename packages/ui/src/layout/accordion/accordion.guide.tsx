import type { Guide } from '../../testing/guide.ts';
import { Accordion, AccordionItem } from './index.ts';

export const guide: Guide = {
  is: 'Heads that open to what they are about.',
  when: [
    'Several parts of which a reader needs one or two: questions, terms, the rules of a bonus.',
    '`single` where comparing makes no sense and the page would become long.',
  ],
  whenNot: [
    { case: 'Everybody has to read all of it: then show it.', use: 'prose' },
    { case: 'Two or three parts of equal weight, one at a time.', use: 'tabs' },
    { case: 'It is news with a date.', use: 'announcement' },
  ],
  anatomy: [
    {
      name: 'Head',
      description: 'The whole of it is pressed; a heading for those who jump.',
      at: 'summary',
    },
    { name: 'Second line', description: 'What is inside, where the title does not say it.' },
    { name: 'Caret', description: 'Turns when it is open.', at: 'summary svg' },
    { name: 'Content', description: 'Found by the browser’s search even while it is closed.' },
  ],
  keyboard: [['Enter, Space', 'Opens and closes.']],
  pairs: [
    {
      good: {
        caption: 'Titles that can be chosen from without opening any.',
        shows: (
          <>
            <Accordion>
              <AccordionItem title="How long does a withdrawal take?">A day at most.</AccordionItem>
              <AccordionItem title="What does it cost?">Nothing.</AccordionItem>
            </Accordion>
          </>
        ),
      },
      bad: {
        caption: 'One has to open each to learn what it is about.',
        shows: (
          <>
            <Accordion>
              <AccordionItem title="Information">A day at most.</AccordionItem>
              <AccordionItem title="More information">Nothing.</AccordionItem>
            </Accordion>
          </>
        ),
      },
    },
  ],
};
