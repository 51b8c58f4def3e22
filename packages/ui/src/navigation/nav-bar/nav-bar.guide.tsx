import type { Guide } from '../../testing/guide.ts';
import { NavBar } from './index.ts';

export const guide: Guide = {
  is: 'The head of a screen: its name or the brand, the way back, a few controls.',
  when: [
    'Once, at the top of each screen. With a title it is the page’s first heading.',
    '`onScene` where it lies over a drawn hero and scrolls away with it.',
  ],
  whenNot: [
    { case: 'A part of a page.', use: 'section-title' },
    { case: 'Ways to other places of the site.', use: 'bottom-bar' },
  ],
  anatomy: [
    { name: 'Start', description: 'Back, or the menu; never both.', at: 'button' },
    {
      name: 'Title or logo',
      description: 'The name of the screen in two or three words.',
      at: 'h1',
    },
    {
      name: 'End',
      description: 'Two controls at most; `NavActions` for the ways in.',
      at: 'button:last-of-type',
    },
  ],
  pairs: [
    {
      good: {
        caption: 'Where one is, and the way back.',
        shows: <NavBar title="Your records" onBack={() => undefined} backLabel="Back" />,
      },
      bad: {
        caption: 'A sentence as a title: it is cut on every phone.',
        shows: (
          <NavBar
            title="Here you can see all that you have played"
            onBack={() => undefined}
            backLabel="Back"
          />
        ),
      },
    },
  ],
};
