import type { Guide } from '../../testing/guide.ts';

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
};
