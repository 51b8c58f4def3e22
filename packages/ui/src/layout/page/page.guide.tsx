import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'The column that every screen stands in, 480 px at most, with the brand’s backdrop.',
  when: [
    'Once, at the root of a screen.',
    '`plain` where a scene or a list begins at the very top and the backdrop would shine through.',
  ],
  whenNot: [{ case: 'A part of a screen that needs a ground.', use: 'surface' }],
  anatomy: [
    { name: 'Column', description: 'As wide as the phone; on a desk it stands in the middle.' },
    { name: 'Backdrop', description: 'Sky, paper or pitch, behind the header only.' },
  ],
};
