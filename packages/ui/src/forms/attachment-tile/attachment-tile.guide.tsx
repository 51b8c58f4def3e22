import type { Guide } from '../../testing/guide.ts';

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
};
