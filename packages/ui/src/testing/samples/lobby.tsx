import { Banner, BannerCarousel, BannerRoom } from '../../gaming/banner-carousel/index.ts';
import { Footer, FooterLink } from '../../navigation/footer/index.ts';
import { GameSheet, MakerMark } from '../../gaming/game-sheet/index.ts';
import { GameBlock } from '../../gaming/game-strip/index.ts';
import { JackpotBanner, JackpotCounter } from '../../gaming/jackpot/index.ts';
import {
  LotteryCard,
  LotteryList,
  LotteryResult,
  NumberBalls,
} from '../../gaming/lottery/index.ts';
import { NavActions } from '../../navigation/nav-bar/index.ts';
import { NoticeTicker, NoticeTickerRoom } from '../../feedback/notice-ticker/index.ts';
import { NumberTicker, RollingNumber } from '../../gaming/number-ticker/index.ts';
import { SportsList, SportsRow } from '../../gaming/sports-row/index.ts';
import { StudioMark, Studios, VendorTile } from '../../gaming/vendor-tile/index.ts';
import type { Samples } from './sample.ts';

const nothing = (): void => undefined;
const money = { amount: '833412906.48', locale: 'en', symbol: '₱' };
const moving = { pauseLabel: 'Stop', resumeLabel: 'Go on' };

export const lobby: Samples = {
  Banner: { element: <Banner title="Midnight salon" covers={['/cover.svg']} drawn /> },
  BannerRoom: {
    element: <BannerRoom title="One" picture={{ dark: '/dark.svg', light: '/light.svg' }} />,
  },
  BannerCarousel: {
    element: (
      <BannerCarousel
        {...moving}
        label="News"
        placeLabel={(place, count) => `${place}/${count}`}
        pagerLabel={(place) => `Show ${place}`}
      >
        <Banner title="One" />
        <Banner title="Two" picture={{ dark: '/dark.svg', light: '/light.svg' }} />
      </BannerCarousel>
    ),
  },
  Footer: {
    element: (
      <Footer
        label="More"
        licence={{
          age: '18+',
          ageLabel: 'From 18 years on',
          title: 'Licensed',
          description: 'No. 1',
        }}
        studios={[{ name: 'Kestrel', src: '/mark.svg' }]}
        copyright="©"
      >
        <FooterLink icon="file">Terms</FooterLink>
      </Footer>
    ),
  },
  FooterLink: { element: <FooterLink>Terms</FooterLink> },
  GameBlock: { element: <GameBlock label="Games">…</GameBlock> },
  GameSheet: {
    element: (
      <GameSheet
        open={false}
        onClose={nothing}
        name="Spur Derby"
        src="/cover.svg"
        vendor="Kestrel"
        onPlay={nothing}
        favourite={false}
        labels={{ play: 'Play', favourite: 'Favourite', close: 'Close' }}
      />
    ),
  },
  MakerMark: { element: <MakerMark src="/mark.svg" /> },
  JackpotBanner: {
    element: <JackpotBanner {...money} title="Jackpot" description="Across 9 games" />,
  },
  JackpotCounter: { element: <JackpotCounter {...money} label="Jackpot" /> },
  NavActions: { element: <NavActions>…</NavActions> },
  NoticeTickerRoom: { element: <NoticeTickerRoom label="News" /> },
  NoticeTicker: {
    element: (
      <NoticeTicker
        {...moving}
        label="News"
        items={[{ id: '1', text: 'New' }]}
        onSelect={nothing}
      />
    ),
  },
  RollingNumber: { element: <RollingNumber value="1,234.50" /> },
  NumberTicker: { element: <NumberTicker value="1,234.50" /> },
  LotteryCard: {
    element: <LotteryCard name="Silver Ticket" src="/cover.svg" draw="Draw 1" countdown="00:12" />,
  },
  LotteryList: { element: <LotteryList label="Lotteries">…</LotteryList> },
  LotteryResult: { element: <LotteryResult draw="Draw 1" at="Today" numbers="4 1 7" /> },
  NumberBalls: { element: <NumberBalls label="Drawn" numbers={['4', '1', '7']} /> },
  SportsList: { element: <SportsList label="Sportsbooks">…</SportsList> },
  SportsRow: { element: <SportsRow name="Kestrel" description="Football" src="/cover.svg" /> },
  StudioMark: { element: <StudioMark src="/mark.svg" /> },
  Studios: { element: <Studios label="Studios">…</Studios> },
  VendorTile: { element: <VendorTile name="Kestrel" src="/mark.svg" /> },
};
