import type { Guide } from '../../testing/guide.ts';

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
};
