import type { Guide } from '../../testing/guide.ts';
import { DownloadBar } from './index.ts';

export const guide: Guide = {
  is: 'A line at the top of the page that offers the app, and can be closed for good.',
  when: [
    'On a first visit with a phone for which there is an app.',
    '`DownloadPopup` lists the ways where there are several.',
  ],
  whenNot: [
    { case: 'The site itself goes onto the home screen.', use: 'home-screen-guide' },
    { case: 'It was closed once: do not show it again.' },
  ],
  anatomy: [
    { name: 'Icon', description: 'Of the app, as the store has it.', at: 'img' },
    { name: 'Name and stars', description: 'A rating only where it is a true one.' },
    { name: 'Button', description: 'A link to the store, with `render`.', at: 'button, a' },
    { name: 'Close', description: 'Keeps it away.', at: 'button[aria-label]' },
  ],
  pairs: [
    {
      good: {
        caption: 'Says what the app is good for, and leaves it at that.',
        shows: (
          <DownloadBar
            label="Our app"
            name="Livery"
            icon="/art/moon-orchard.svg"
            description="Every game, one tap away."
            downloadLabel="Get it"
            closeLabel="Close"
            onClose={() => {}}
          />
        ),
      },
      bad: {
        caption: 'Hurry and a threat, for something that will be there next week as well.',
        shows: (
          <DownloadBar
            label="Our app"
            name="Livery"
            icon="/art/moon-orchard.svg"
            description="Only today: no app, no bonus!"
            downloadLabel="Get it"
            closeLabel="Close"
            onClose={() => {}}
          />
        ),
      },
    },
    {
      good: {
        caption: 'Nobody has rated it in the store yet, and so there is no star.',
        shows: (
          <DownloadBar
            label="Our app"
            name="Livery"
            icon="/art/moon-orchard.svg"
            description="Six hundred games and one balance."
            downloadLabel="Get it"
            closeLabel="Close"
            onClose={() => {}}
          />
        ),
      },
      bad: {
        caption:
          'Five stars that the house gave itself: whoever looks them up believes nothing else.',
        shows: (
          <DownloadBar
            label="Our app"
            name="Livery"
            icon="/art/moon-orchard.svg"
            description="Six hundred games and one balance."
            rating="5.0"
            ratingLabel="Rated five out of five"
            downloadLabel="Get it"
            closeLabel="Close"
            onClose={() => {}}
          />
        ),
      },
    },
  ],
};
