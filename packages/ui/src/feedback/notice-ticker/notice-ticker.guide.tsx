import { TextLink } from '../../actions/link/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { Message } from '../message/index.ts';
import { NoticeTicker } from './index.ts';

export const guide: Guide = {
  is: 'One line of notices under the header: still, on a pill, or crawling past.',
  when: [
    'What is worth a glance and can be missed. A press opens the notice.',
    'A line that moves has a button to stop it, and rests under reduced motion.',
  ],
  whenNot: [
    { case: 'It must be read.', use: 'notice-popup' },
    { case: 'It is about something on this page.', use: 'message' },
  ],
  anatomy: [
    { name: 'Mark or label', description: 'What the line is.', at: 'svg' },
    { name: 'Line', description: 'The first words stand out.', at: 'button' },
    { name: 'Pause', description: 'Stops a line that moves.', at: 'button[aria-label]' },
    { name: 'End', description: 'A way to all of them.' },
  ],
  keyboard: [['Tab', 'To the notice; while it has the focus the line stands still.']],
  pairs: [
    {
      good: {
        caption: 'The first words say what it is; what follows says where and when.',
        shows: (
          <NoticeTicker
            label="News"
            items={[
              { id: '1', lead: 'Planned work', text: 'on Kestrel games, Tuesday 04:00 to 05:00.' },
            ]}
            onSelect={() => {}}
          />
        ),
      },
      bad: {
        caption: 'The first words shout, and the line is over before it has said anything.',
        shows: (
          <NoticeTicker
            label="News"
            items={[{ id: '1', lead: 'Attention!', text: 'Please read our latest notice.' }]}
            onSelect={() => {}}
          />
        ),
      },
    },
    {
      good: {
        caption: 'What has to be read stands still, with the way to mend it.',
        shows: (
          <Message tone="warning" action={<TextLink href="#papers">Send a new one</TextLink>}>
            Your proof of address runs out on Friday.
          </Message>
        ),
      },
      bad: {
        caption: 'On a line that may be missed it will be missed, and Friday comes.',
        shows: (
          <NoticeTicker
            label="News"
            items={[{ id: '1', text: 'Your proof of address runs out on Friday.' }]}
            onSelect={() => {}}
          />
        ),
      },
    },
  ],
};
