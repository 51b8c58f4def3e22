import type { Guide } from '../../testing/guide.ts';
import { Banner, BannerCarousel } from './index.ts';

export const guide: Guide = {
  is: 'Banners, one after another, which wait while somebody looks closer.',
  when: [
    'Two to five offers on the home. One alone rests: nothing moves and there is no pager.',
    'A banner is words on the brand’s own stage, or a finished picture whose words are read out; `worded` sets them beside a picture that has none.',
  ],
  whenNot: [
    { case: 'Something everybody has to see: after the first nobody looks.', use: 'message' },
    { case: 'Games.', use: 'game-strip' },
  ],
  anatomy: [
    { name: 'Banner', description: 'All of it is one target.', at: 'a, button' },
    { name: 'Title', description: 'Few words; in a finished picture still told as text.' },
    { name: 'Pager', description: 'A dot for each, and which of how many.', at: 'nav' },
    { name: 'Pause', description: 'Stops the change.', at: 'button[aria-label]' },
  ],
  keyboard: [
    ['←, →', 'The banner before or after.'],
    ['Tab', 'To the banner in front, the pause, the dots; while the focus is in it, it waits.'],
  ],
  pairs: [
    {
      good: {
        caption: 'A title of two words is read while the banner passes.',
        shows: (
          <BannerCarousel
            label="News"
            placeLabel={(place, count) => `${place} of ${count}`}
            pagerLabel={(place) => `Show ${place}`}
          >
            <Banner
              title="Midnight salon"
              description="Open from dusk till dawn."
              call="Take a seat"
              covers={['/art/riviera-wheel.svg']}
            />
          </BannerCarousel>
        ),
      },
      bad: {
        caption: 'A sentence as a title: the next banner comes before it is read.',
        shows: (
          <BannerCarousel
            label="News"
            placeLabel={(place, count) => `${place} of ${count}`}
            pagerLabel={(place) => `Show ${place}`}
          >
            <Banner
              title="This evening our live tables are open again for all who like a host"
              description="Open from dusk till dawn."
              call="Take a seat"
              covers={['/art/riviera-wheel.svg']}
            />
          </BannerCarousel>
        ),
      },
    },
    {
      good: {
        caption: 'Says what lies behind it, and waits.',
        shows: (
          <BannerCarousel
            label="News"
            placeLabel={(place, count) => `${place} of ${count}`}
            pagerLabel={(place) => `Show ${place}`}
          >
            <Banner
              title="Weekly league"
              description="Points from every game."
              call="See the table"
              covers={['/art/lion-kingdom.svg']}
            />
          </BannerCarousel>
        ),
      },
      bad: {
        caption: 'Nobody should be hurried into play, and nobody can be promised a win.',
        shows: (
          <BannerCarousel
            label="News"
            placeLabel={(place, count) => `${place} of ${count}`}
            pagerLabel={(place) => `Show ${place}`}
          >
            <Banner
              title="Weekly league"
              description="Hurry, your win is waiting!"
              call="See the table"
              covers={['/art/lion-kingdom.svg']}
            />
          </BannerCarousel>
        ),
      },
    },
  ],
};
