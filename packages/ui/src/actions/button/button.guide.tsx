import { Inline } from '../../layout/inline/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { Button } from './index.ts';

export const guide: Guide = {
  is: 'The thing to press when something is to happen.',
  when: [
    'Something happens here and now: a form is sent, a game begins, a dialog is answered.',
    'One action leads the screen: it is the primary one, and there is one of it. What stands beside it is secondary; the way out is quiet.',
    'The work takes a moment: `loading` keeps its width, its name and the focus, so that nothing jumps and nobody presses twice.',
  ],
  whenNot: [
    {
      case: 'The press leads to another page. A large link can look like a button if it is given as `render`; in text it is a link.',
      use: 'link',
    },
    { case: 'There is room for a glyph alone.', use: 'icon-button' },
    { case: 'Something is on or off from the press on.', use: 'switch' },
    { case: 'One of a few is chosen and stays chosen.', use: 'segmented' },
  ],
  anatomy: [
    {
      name: 'Ground',
      description: 'The brand’s fill. Where the brand leans, it leans and the letters do not.',
      at: 'button',
    },
    {
      name: 'Icon',
      description: 'Before the words, and only where it is known as quickly as the word is read.',
      at: 'button svg',
    },
    {
      name: 'Words',
      description: 'A verb and what it is done to: “Deposit”, “Play now”. Two or three words.',
      at: 'button span',
    },
  ],
  story: 'WithIcon',
  keyboard: [
    ['Enter, Space', 'Presses it. While it is loading it keeps the focus and answers neither.'],
  ],
  pairs: [
    {
      good: {
        caption: 'One primary action. The eye finds it, and the other two do not compete.',
        shows: (
          <Stack gap="rail">
            <Button full>Deposit</Button>
            <Button full variant="secondary">
              Withdraw
            </Button>
            <Button full variant="quiet">
              Not now
            </Button>
          </Stack>
        ),
      },
      bad: {
        caption: 'Three primary actions: the most important one is no longer told apart.',
        shows: (
          <Stack gap="rail">
            <Button full>Deposit</Button>
            <Button full>Withdraw</Button>
            <Button full>Not now</Button>
          </Stack>
        ),
      },
    },
    {
      good: {
        caption: 'The word says what will have happened afterwards.',
        shows: (
          <Inline>
            <Button variant="secondary" tone="danger">
              Delete account
            </Button>
          </Inline>
        ),
      },
      bad: {
        caption: '“OK” and “Yes” can only be understood with the question beside them.',
        shows: (
          <Inline>
            <Button variant="secondary">OK</Button>
          </Inline>
        ),
      },
    },
  ],
};
