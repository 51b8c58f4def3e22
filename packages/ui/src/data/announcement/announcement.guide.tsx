import { Accordion } from '../../layout/accordion/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { Announcement } from './index.ts';

const text = <p>On Tuesday from 04:00 to 05:00 some games rest while we look after them.</p>;

export const guide: Guide = {
  is: 'A line with a date that opens to its text, and is read by that.',
  when: [
    'News of the house in a list, the newest first.',
    '`unread` until somebody opens it; say so by `unreadLabel` as well.',
  ],
  whenNot: [
    { case: 'It has to be seen today.', use: 'notice-popup' },
    { case: 'Questions and answers, which have no date.', use: 'accordion' },
  ],
  anatomy: [
    { name: 'Title', description: 'A fact, not a call.', at: 'summary' },
    { name: 'Date', description: 'As the language writes it.' },
    { name: 'Mark', description: 'Nobody has opened it yet.' },
    { name: 'Text', description: 'Made safe beforehand.' },
  ],
  keyboard: [['Enter, Space', 'Open it, and read it by that.']],
  pairs: [
    {
      good: {
        caption: 'The title is the news: many will not have to open it.',
        shows: (
          <Accordion>
            <Announcement
              title="Scheduled upkeep on Tuesday"
              date="20 November 2026"
              unread
              unreadLabel="Unread"
            >
              {text}
            </Announcement>
          </Accordion>
        ),
      },
      bad: {
        caption: 'A call and no fact: it has to be opened to learn whether it matters.',
        shows: (
          <Accordion>
            <Announcement
              title="Important! Please read"
              date="20 November 2026"
              unread
              unreadLabel="Unread"
            >
              {text}
            </Announcement>
          </Accordion>
        ),
      },
    },
    {
      good: {
        caption: 'Marked is what nobody has opened yet.',
        shows: (
          <Accordion>
            <Announcement
              title="Scheduled upkeep on Tuesday"
              date="20 November 2026"
              unread
              unreadLabel="Unread"
            >
              {text}
            </Announcement>
            <Announcement title="New studio: Quillfox" date="2 November 2026">
              {text}
            </Announcement>
          </Accordion>
        ),
      },
      bad: {
        caption: 'Marks that stay after reading: soon nobody looks at any of them.',
        shows: (
          <Accordion>
            <Announcement
              title="Scheduled upkeep on Tuesday"
              date="20 November 2026"
              unread
              unreadLabel="Unread"
            >
              {text}
            </Announcement>
            <Announcement
              title="New studio: Quillfox"
              date="2 November 2026"
              unread
              unreadLabel="Unread"
            >
              {text}
            </Announcement>
          </Accordion>
        ),
      },
    },
  ],
};
