import { TextLink } from '../../actions/link/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { Message } from './index.ts';

export const guide: Guide = {
  is: 'Something to be said in the place that it is about.',
  when: [
    'Over the fields it is about, or under what it explains. An error is read out at once; a note is not.',
    '`warning` for what will soon be too late.',
  ],
  whenNot: [
    { case: 'It answers a press and may go by itself.', use: 'toast' },
    { case: 'It is about one field.', use: 'text-field' },
    { case: 'It has to be answered.', use: 'dialog' },
  ],
  anatomy: [
    { name: 'Mark', description: 'By the tone.', at: 'svg' },
    { name: 'Words', description: 'One or two sentences.', at: 'div' },
    { name: 'Action', description: 'A quiet way to mend it.', at: 'button, a' },
  ],
  story: 'WithAction',
  pairs: [
    {
      good: {
        caption: 'Stands where it can be mended, and says how.',
        shows: (
          <Message tone="warning" action={<TextLink href="#mail">Send again</TextLink>}>
            Your mail address is not confirmed. Withdrawals wait for it.
          </Message>
        ),
      },
      bad: {
        caption: 'Alarm for what is only good to know.',
        shows: <Message tone="danger">New games every Friday!</Message>,
      },
    },
  ],
};
