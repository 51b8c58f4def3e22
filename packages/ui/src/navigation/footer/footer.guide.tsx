import type { Guide } from '../../testing/guide.ts';
import { Footer, FooterLink } from './index.ts';

const licence = {
  age: '21+',
  ageLabel: 'From 21 years on',
  title: 'Licensed and regulated',
  description: 'Licence 24-0117 · Games Authority',
};

export const guide: Guide = {
  is: 'The end of a page: licence and age, links, studios, whose site it is.',
  when: ['Once, on pages that end: the home, terms. It leaves room for the bottom bar.'],
  whenNot: [
    { case: 'Lists that never end: nobody reaches it there.', use: 'infinite-list' },
    { case: 'Help within reach.', use: 'service-widget' },
  ],
  anatomy: [
    { name: 'Licence', description: 'Age, regulator, number; a link to the register.', at: 'a' },
    { name: 'Links', description: 'In two columns; responsible play among the first.', at: 'nav' },
    { name: 'Studios', description: 'In one colour, so that they are no fair.' },
    {
      name: 'Tagline and copyright',
      description: 'A word on playing well, and since when.',
      at: 'p',
    },
  ],
  pairs: [
    {
      good: {
        caption: 'The ways to play less stand first.',
        shows: (
          <Footer licence={licence} label="More" copyright="© 2026 Livery">
            <FooterLink icon="hand-heart">Play responsibly</FooterLink>
            <FooterLink icon="limits">Set my limits</FooterLink>
            <FooterLink icon="file">Terms</FooterLink>
            <FooterLink icon="lock">Privacy</FooterLink>
          </Footer>
        ),
      },
      bad: {
        caption: 'Whoever came down here for help finds two more offers.',
        shows: (
          <Footer licence={licence} label="More" copyright="© 2026 Livery">
            <FooterLink icon="invite">Invite friends</FooterLink>
            <FooterLink icon="download">Get the app</FooterLink>
            <FooterLink icon="file">Terms</FooterLink>
            <FooterLink icon="lock">Privacy</FooterLink>
          </Footer>
        ),
      },
    },
    {
      good: {
        caption: 'The last word is one on playing well.',
        shows: (
          <Footer
            licence={licence}
            label="More"
            tagline="Set a budget, and stop when it stops being fun."
            copyright="© 2026 Livery"
          >
            <FooterLink icon="hand-heart">Play responsibly</FooterLink>
            <FooterLink icon="limits">Set my limits</FooterLink>
          </Footer>
        ),
      },
      bad: {
        caption: 'Pressure in the place of care, and untrue as well.',
        shows: (
          <Footer
            licence={licence}
            label="More"
            tagline="The more you play, the closer you are to your win."
            copyright="© 2026 Livery"
          >
            <FooterLink icon="hand-heart">Play responsibly</FooterLink>
            <FooterLink icon="limits">Set my limits</FooterLink>
          </Footer>
        ),
      },
    },
  ],
};
