import type { Guide } from '../../testing/guide.ts';
import { CareBar, CareMark } from './index.ts';

export const guide: Guide = {
  is: 'Three marks at the top of every page: self-exclusion, limits, a self-test.',
  when: [
    'Where a law wants them in sight however far one scrolls, over a game as well.',
    'The first thing in its page: other bars come to rest below it.',
  ],
  whenNot: [
    { case: 'Ways between pages.', use: 'bottom-bar' },
    { case: 'Where no law asks for it: the foot leads to the same.', use: 'footer' },
  ],
  anatomy: [
    {
      name: 'Bar',
      description: 'Lower than 40 px; it grows with the reader’s letters.',
      at: 'nav',
    },
    { name: 'Mark', description: 'A picture and a word; a link.', at: 'a' },
  ],
  story: 'Marks',
  keyboard: [['Tab', 'Through the marks, before all else of the page.']],
  pairs: [
    {
      good: {
        caption: 'Each says in a word where it leads.',
        shows: (
          <CareBar label="Responsible play">
            <CareMark icon="ban">Self-exclusion</CareMark>
            <CareMark icon="limits">Limits</CareMark>
            <CareMark icon="checks">Self-test</CareMark>
          </CareBar>
        ),
      },
      bad: {
        caption: 'An offer among them: nobody looks there for help any more.',
        shows: (
          <CareBar label="Responsible play">
            <CareMark icon="gift">Free spins</CareMark>
            <CareMark icon="limits">Limits</CareMark>
            <CareMark icon="checks">Self-test</CareMark>
          </CareBar>
        ),
      },
    },
  ],
};
