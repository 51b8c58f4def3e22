import { TextLink } from '../../actions/link/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { Checkbox } from './index.ts';

export const guide: Guide = {
  is: 'Yes or no, agreed to when the form is sent.',
  when: ['Agreeing to something; the words may hold a link. Several of a list, each on its own.'],
  whenNot: [
    { case: 'It holds at once.', use: 'switch' },
    { case: 'One of a few.', use: 'radio-group' },
    { case: 'It filters what is in sight.', use: 'chip-group' },
  ],
  anatomy: [
    { name: 'Box', description: 'The browser’s own, in the brand’s shape.', at: 'input' },
    {
      name: 'Words',
      description: 'All of them can be pressed. A statement that one agrees to.',
      at: 'label',
    },
    { name: 'Error', description: 'Under the words.' },
  ],
  keyboard: [['Space', 'Ticks it, or no more.']],
  pairs: [
    {
      good: {
        caption: 'A sentence that one can say yes to; never ticked beforehand.',
        shows: (
          <Checkbox>
            I am 21 or older and have read the{' '}
            <TextLink inline href="#terms">
              terms
            </TextLink>
            .
          </Checkbox>
        ),
      },
      bad: {
        caption: 'A no inside a yes: what does the tick mean?',
        shows: <Checkbox defaultChecked>Do not send me no offers</Checkbox>,
      },
    },
  ],
};
