import type { Guide } from '../../testing/guide.ts';
import { Heading } from '../heading/index.ts';

export const guide: Guide = {
  is: 'One word of a title set apart in the brand’s own way: italics, its colour, or not at all.',
  when: [
    'In titles that are written for it: “Play *calmly*”. Which way it is shown is the brand’s choice.',
  ],
  whenNot: [
    { case: 'Something in a paragraph matters: write the sentence so that it does.', use: 'text' },
    { case: 'A whole title should look different.', use: 'heading' },
  ],
  anatomy: [
    {
      name: 'Line',
      description: 'The whole text, given in one piece so that it can be translated.',
    },
    {
      name: 'Word',
      description:
        'A part of the text as it stands there. Where a translation does not have it, the line is plain and nothing breaks.',
      at: 'em',
    },
  ],
  pairs: [
    {
      good: {
        caption: 'One word, the one that carries the sense.',
        shows: <Heading emphasis="calmly">Play calmly</Heading>,
      },
      bad: {
        caption:
          'A part that does not occur is not emphasised: the translator changed the line and not the word.',
        shows: <Heading emphasis="quietly">Play calmly</Heading>,
      },
    },
  ],
};
