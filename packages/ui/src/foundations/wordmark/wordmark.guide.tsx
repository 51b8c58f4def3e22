import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'The name of the brand in letters, with its mark.',
  when: [
    'In the header, on the log-in, at the top of the side menu. The name is read out as the brand writes it, in every language.',
  ],
  whenNot: [
    { case: 'The mark alone, as decoration: that is `Mark` of the same folder.' },
    { case: 'A studio’s name.', use: 'vendor-tile' },
  ],
  anatomy: [
    { name: 'Mark', description: 'A drawing for each mode; often the same.', at: 'img' },
    {
      name: 'Letters',
      description: 'In the brand’s own face and spacing. They are never translated.',
      at: 'span',
    },
  ],
};
