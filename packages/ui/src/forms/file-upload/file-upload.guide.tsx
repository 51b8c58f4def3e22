import type { Guide } from '../../testing/guide.ts';
import { FileUpload, type FileUploadLabels } from './index.ts';

const labels: FileUploadLabels = {
  add: 'Add a file',
  limits: (kinds, size, count) => `${kinds}, at most ${size} each, ${count} of them.`,
  remove: (name) => `Take ${name} away`,
  refusals: {
    type: 'Only PNG, JPG and PDF can be sent.',
    size: 'A file may have at most 5 MB.',
    count: 'At most three files.',
  },
};

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
  pairs: [
    {
      good: {
        caption: 'Kinds, size and number stand there before a file is looked for.',
        shows: (
          <FileUpload
            label="Where you live"
            kinds={['picture', 'pdf']}
            locale="en"
            labels={labels}
          />
        ),
      },
      bad: {
        caption: 'There are limits, and they are found out by being refused.',
        shows: (
          <FileUpload
            label="Where you live"
            kinds={['picture', 'pdf']}
            locale="en"
            labels={{ ...labels, limits: () => 'Not every file can be taken.' }}
          />
        ),
      },
    },
    {
      good: {
        caption: 'Says which paper will do.',
        shows: (
          <FileUpload
            label="Where you live"
            hint="A bill that is not older than three months."
            kinds={['picture', 'pdf']}
            locale="en"
            labels={labels}
          />
        ),
      },
      bad: {
        caption: 'Any paper is sent, and the answer comes a day later.',
        shows: (
          <FileUpload
            label="Where you live"
            kinds={['picture', 'pdf']}
            locale="en"
            labels={labels}
          />
        ),
      },
    },
  ],
};
