import { Stack } from '../../layout/stack/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { MessageBubble } from './index.ts';

export const guide: Guide = {
  is: 'One message of a talk: one’s own at the end, the others’ at the start.',
  when: [
    'In a message list. `joined` on the second of two in a row by the same person: it stands closer and without the name.',
    '`state` on one’s own alone, with a way to send again what failed.',
  ],
  whenNot: [
    { case: 'The house tells something that is no part of a talk.', use: 'message' },
    {
      case: 'A day begins, or what is unread: that is the divider of the list.',
      use: 'message-list',
    },
  ],
  anatomy: [
    {
      name: 'Name',
      description: 'Read out before the words; shown where more than one may answer.',
    },
    { name: 'Words', description: 'Plain text. Addresses in it become links, safe ones alone.' },
    { name: 'Foot', description: 'The time, and how far one’s own message has come.' },
    { name: 'Attachment', description: 'A picture or a paper that came along.' },
  ],
  story: 'Failed',
  pairs: [
    {
      good: {
        caption: 'Words that belong together stand together: the second joins the first.',
        shows: (
          <Stack gap="title">
            <MessageBubble from="theirs" author="Maya" text="Your papers are in." time="20:04" />
            <MessageBubble
              from="theirs"
              author="Maya"
              text="It takes a day at most."
              time="20:04"
              joined
            />
          </Stack>
        ),
      },
      bad: {
        caption: 'Two messages of one breath look like two people.',
        shows: (
          <Stack gap="section">
            <MessageBubble
              from="theirs"
              author="Maya"
              authorShown
              text="Your papers are in."
              time="20:04"
            />
            <MessageBubble
              from="theirs"
              author="Maya"
              authorShown
              text="It takes a day at most."
              time="20:04"
            />
          </Stack>
        ),
      },
    },
  ],
};
