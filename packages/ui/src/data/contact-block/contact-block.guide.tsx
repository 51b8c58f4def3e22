import type { Guide } from '../../testing/guide.ts';
import { ContactBlock } from './index.ts';

const links = [
  { type: 'facebook', url: 'https://example.com/facebook' },
  { type: 'telegram', url: 'https://example.com/telegram' },
];
const names = {
  facebook: 'Facebook',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  instagram: 'Instagram',
  twitter: 'Twitter',
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
};

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
  pairs: [
    {
      good: {
        caption: 'What playing may do, in a sentence, and that there is help.',
        shows: (
          <ContactBlock
            title="Find us"
            links={links}
            names={names}
            warning="Playing for money carries the risk of loss, and it can become a habit. Play with what you can spare; help is free and confidential."
          />
        ),
      },
      bad: {
        caption: 'A slogan warns nobody: neither the risk nor the help is in it.',
        shows: (
          <ContactBlock
            title="Find us"
            links={links}
            names={names}
            warning="Have fun and play responsibly!"
          />
        ),
      },
    },
  ],
};
