import type { Guide } from '../../testing/guide.ts';
import { AttachmentTile } from './index.ts';

const labels = {
  progress: (name: string) => `Sending ${name}`,
  retry: (name: string) => `Send ${name} again`,
  remove: (name: string) => `Take ${name} away`,
};

export const guide: Guide = {
  is: 'A file: on its way, not arrived, or there to be looked at.',
  when: ['In a talk, under an upload, on a card of papers.'],
  whenNot: [
    { case: 'To choose files.', use: 'file-upload' },
    { case: 'A picture that is content.', use: 'prose' },
  ],
  anatomy: [
    { name: 'Picture', description: 'Of the file, or the ending of its name.', at: 'img, svg' },
    { name: 'Name', description: 'Its middle is left out; the ending never.' },
    { name: 'Bar', description: 'While it is sent.', at: 'progress' },
    { name: 'Buttons', description: 'Once more, or away.', at: 'button' },
  ],
  story: 'Failed',
  keyboard: [['Enter', 'Opens it.']],
  pairs: [
    {
      good: {
        caption: 'What did not arrive is sent again with one press.',
        shows: (
          <AttachmentTile
            name="electricity-bill-of-march.pdf"
            state="failed"
            error="The connection broke off."
            labels={labels}
            onRetry={() => {}}
            onRemove={() => {}}
          />
        ),
      },
      bad: {
        caption: 'It can only be taken away: the file has to be looked for a second time.',
        shows: (
          <AttachmentTile
            name="electricity-bill-of-march.pdf"
            state="failed"
            error="The connection broke off."
            labels={labels}
            onRemove={() => {}}
          />
        ),
      },
    },
    {
      good: {
        caption: 'The bar says that it is on its way, and how far it has come.',
        shows: (
          <AttachmentTile
            name="electricity-bill-of-march.pdf"
            state="sending"
            progress={40}
            labels={labels}
            onRemove={() => {}}
          />
        ),
      },
      bad: {
        caption: 'Only a quiet line says that it has not arrived; the page is closed too soon.',
        shows: (
          <AttachmentTile
            name="electricity-bill-of-march.pdf"
            description="Being sent"
            labels={labels}
            onRemove={() => {}}
          />
        ),
      },
    },
  ],
};
