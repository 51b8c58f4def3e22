import { Stack } from '../../layout/stack/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { MessageDivider } from '../message-list/index.ts';
import { Composer } from './index.ts';

const labels = {
  send: 'Send',
  attach: 'Add a picture',
  count: (typed: number, limit: number) => `${typed} of ${limit}`,
  remain: (letters: number) => `${letters} left`,
  offline: 'No connection. You can send it when you are back.',
};
const letter = 'My withdrawal of Tuesday has not come.';

export const guide: Guide = {
  is: 'The line at the foot of a talk in which a message is written and sent.',
  when: [
    'Under a message list, fixed to the foot of the screen.',
    'While there is no connection it can still be written in: `offline` says that it can be sent once there is one.',
  ],
  whenNot: [
    { case: 'It is a form that is sent once.', use: 'text-area' },
    {
      case: 'The talk is over and nobody will read an answer: set `disabled` and say in the list who closed it, or leave it out.',
    },
  ],
  anatomy: [
    { name: 'Files', description: 'What goes along, above the line; each can be taken away.' },
    { name: 'Clip', description: 'Chooses files; not there without `onAttach`.', at: 'button' },
    { name: 'Line', description: 'Grows to five lines, then scrolls.', at: 'textarea' },
    {
      name: 'Count',
      description:
        'Appears when the room ends. More can be typed, so that a pasted text can be shortened.',
    },
    {
      name: 'Send',
      description: 'Answers once there is something to send.',
      at: 'button[type="submit"]',
    },
  ],
  story: 'Written',
  keyboard: [
    ['Enter', 'Sends, where there is a keyboard; on a phone it begins a line.'],
    ['Shift + Enter', 'Begins a line.'],
  ],
  pairs: [
    {
      good: {
        caption: 'The talk is over, and who closed it stands above the line.',
        shows: (
          <Stack gap="grid">
            <MessageDivider>Maya has closed this talk</MessageDivider>
            <Composer label="Write a message" labels={labels} onSend={() => undefined} disabled />
          </Stack>
        ),
      },
      bad: {
        caption: 'A line that takes no words, and nobody says why.',
        shows: (
          <Composer label="Write a message" labels={labels} onSend={() => undefined} disabled />
        ),
      },
    },
    {
      good: {
        caption: 'What is wrong, and what becomes of the words that are written.',
        shows: (
          <Composer
            label="Write a message"
            labels={labels}
            defaultValue={letter}
            onSend={() => undefined}
            offline
          />
        ),
      },
      bad: {
        caption: 'Is the message lost? “Network error” does not tell.',
        shows: (
          <Composer
            label="Write a message"
            labels={{ ...labels, offline: 'Network error' }}
            defaultValue={letter}
            onSend={() => undefined}
            offline
          />
        ),
      },
    },
  ],
};
