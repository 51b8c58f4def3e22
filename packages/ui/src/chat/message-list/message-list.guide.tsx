import type { Guide } from '../../testing/guide.ts';
import { MessageBubble } from '../message-bubble/index.ts';
import { MessageDivider, MessageList } from './index.ts';

const labels = {
  jump: 'To the latest message',
  unseen: (count: number) => `${count} new messages`,
  busy: 'Older messages are on their way',
};
const asked = (
  <MessageBubble from="mine" author="You" text="My withdrawal has not come." time="20:06" />
);
const answered = (
  <>
    <MessageBubble from="theirs" author="Maya" text="I look at it with the bank." time="20:08" />
    <MessageBubble
      from="theirs"
      author="Maya"
      text="It left us on Tuesday at noon."
      time="20:09"
      joined
    />
  </>
);

export const guide: Guide = {
  is: 'A talk that scrolls: it opens at its end, or at what has not been read.',
  when: [
    'Messages that come while somebody looks: it stays at the end, unless the reader has scrolled away, and says then how many came.',
    'Older ones are fetched as the first comes near: `onReachStart`.',
  ],
  whenNot: [
    { case: 'A list of letters to open, each on its own.', use: 'list-row' },
    { case: 'Events in order, which nobody answers.', use: 'timeline' },
  ],
  anatomy: [
    { name: 'Divider', description: 'A day, or “New messages”. The list opens at the latter.' },
    { name: 'Messages', description: '`MessageBubble`s. One’s own are not read out again.' },
    { name: 'Jump', description: 'Leads to the latest, and counts what came meanwhile.' },
    { name: 'Typing', description: 'At the end, while somebody writes.' },
  ],
  story: 'WithNewOnes',
  keyboard: [
    ['Tab', 'Into the list, so that arrows and pages scroll it; then to links and buttons in it.'],
  ],
  pairs: [
    {
      good: {
        caption: 'A divider stands where the unread begins, and the list opens there.',
        shows: (
          <MessageList label="Talk with customer service" labels={labels}>
            {asked}
            <MessageDivider kind="new">New messages</MessageDivider>
            {answered}
          </MessageList>
        ),
      },
      bad: {
        caption: 'Which of them are new? All has to be read once more to know.',
        shows: (
          <MessageList label="Talk with customer service" labels={labels}>
            {asked}
            {answered}
          </MessageList>
        ),
      },
    },
  ],
};
