import type { Guide } from '../../testing/guide.ts';
import { DocumentCapture } from './index.ts';

const labels = {
  start: 'Use the camera',
  asking: 'The camera is being started',
  take: 'Take the picture',
  again: 'Take it again',
  use: 'Use this picture',
  file: 'Choose a file',
  taken: 'The picture as it will be sent',
  refused: 'The camera is not allowed. Allow it in the settings of your browser, or choose a file.',
  missing: 'No camera was found. Choose a file instead.',
};

export const guide: Guide = {
  is: 'A picture of a paper or a face, taken on the page and looked at before it is kept.',
  when: [
    'Proving who one is. The frame shows how to lay the paper; a file does where there is no camera.',
  ],
  whenNot: [
    { case: 'Any few files.', use: 'file-upload' },
    { case: 'A picture for fun.', use: 'avatar' },
  ],
  anatomy: [
    { name: 'Frame', description: 'A card, a passport or a face.', at: 'fieldset' },
    { name: 'Hint', description: 'Light, edges, no reflections: before the picture is taken.' },
    { name: 'Buttons', description: 'Take; again or use.', at: 'button' },
    { name: 'Refused', description: 'How to allow the camera, or to go on without.' },
  ],
  keyboard: [['Tab', 'From the camera to the file, and on.']],
  pairs: [
    {
      good: {
        caption: 'How to lay it is said before the picture is taken.',
        shows: (
          <DocumentCapture
            label="The front of your card"
            hint="Lay it on a dark table, so that all four corners can be seen."
            labels={labels}
          />
        ),
      },
      bad: {
        caption: 'Said once the picture has been refused, and not even how a better one looks.',
        shows: (
          <DocumentCapture
            label="The front of your card"
            error="This picture cannot be used."
            labels={labels}
          />
        ),
      },
    },
    {
      good: {
        caption: 'Names the paper and the side of it.',
        shows: <DocumentCapture label="The back of your driving licence" labels={labels} />,
      },
      bad: {
        caption: 'Which paper, and which side of it?',
        shows: <DocumentCapture label="Document 2" labels={labels} />,
      },
    },
  ],
};
