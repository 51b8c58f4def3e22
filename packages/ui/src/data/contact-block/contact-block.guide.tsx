import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'Where the house is found, and a word on the risk of playing.',
  when: ['Near the end of the home. A network without a link is not shown.'],
  whenNot: [
    { case: 'Ways to reach customer service.', use: 'service-widget' },
    { case: 'Legal links.', use: 'footer' },
  ],
  anatomy: [
    { name: 'Title', description: 'That the house is elsewhere too.', at: 'h2, h3' },
    {
      name: 'Links',
      description:
        'In the order of the registry, each with the network’s name for those who do not see the mark.',
      at: 'a',
    },
    { name: 'Warning', description: 'In full sight, not in grey.' },
  ],
};
