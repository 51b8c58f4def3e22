import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'A few files, chosen, dropped or pasted, each with how far it has come.',
  when: [
    'Papers to be checked. What may be sent is said beforehand, and files are looked into rather than believed.',
  ],
  whenNot: [
    { case: 'A paper that lies on the table.', use: 'document-capture' },
    { case: 'A file that goes along with a message.', use: 'composer' },
  ],
  anatomy: [
    { name: 'Label', description: 'What is asked for.', at: 'legend' },
    { name: 'Place', description: 'To press or to drop on.', at: 'label' },
    { name: 'Limits', description: 'Kinds, size, how many.' },
    { name: 'Tiles', description: 'One a file.', at: 'li' },
  ],
  story: 'One',
  keyboard: [
    ['Enter, Space', 'Choose files.'],
    ['Tab', 'To each file’s buttons: once more, away.'],
  ],
};
