import { Button } from '../../actions/button/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { ButtonGroup } from './index.ts';

export const guide: Guide = {
  is: 'Buttons of equal width, side by side.',
  when: [
    'Two actions of one question: the way out at the start, the one that does it at the end.',
    'Where words do not fit, each takes a line of its own; nothing is cut.',
  ],
  whenNot: [
    { case: 'They are no alternatives to one another.', use: 'inline' },
    { case: 'One stays chosen.', use: 'segmented' },
  ],
  anatomy: [{ name: 'Buttons', description: 'Two, at most three.', at: 'button, a' }],
  pairs: [
    {
      good: {
        caption: 'Two answers, one of them louder.',
        shows: (
          <ButtonGroup>
            <Button size="medium" variant="secondary">
              Not now
            </Button>
            <Button size="medium">Set a limit</Button>
          </ButtonGroup>
        ),
      },
      bad: {
        caption: 'Four in a row: each too narrow for a thumb and for its words.',
        shows: (
          <ButtonGroup>
            <Button size="medium">Save</Button>
            <Button size="medium">Copy</Button>
            <Button size="medium">Send</Button>
            <Button size="medium">Delete</Button>
          </ButtonGroup>
        ),
      },
    },
  ],
};
