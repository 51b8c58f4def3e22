import { useState } from 'react';

import type { HomeSection } from '../../../packages/themes/src/contract/index.ts';
import { Banner, BannerCarousel } from '../../../packages/ui/src/gaming/banner-carousel/index.ts';
import { CategoryRail, RailItem } from '../../../packages/ui/src/navigation/category-rail/index.ts';
import { GameBlock, GameStrip } from '../../../packages/ui/src/gaming/game-strip/index.ts';
import { GameTile } from '../../../packages/ui/src/gaming/game-tile/index.ts';
import { JackpotBanner, useDemoJackpot } from '../../../packages/ui/src/gaming/jackpot/index.ts';
import { IconButton } from '../../../packages/ui/src/actions/icon-button/index.ts';
import { TextLink } from '../../../packages/ui/src/actions/link/index.ts';
import { NoticeTicker } from '../../../packages/ui/src/feedback/notice-ticker/index.ts';
import { SectionTitle } from '../../../packages/ui/src/layout/section-title/index.ts';
import { SportsList, SportsRow } from '../../../packages/ui/src/gaming/sports-row/index.ts';
import { Studios, VendorTile } from '../../../packages/ui/src/gaming/vendor-tile/index.ts';
import { WinnerBoard, WinnerFrame } from '../../../packages/ui/src/gaming/winner-board/index.ts';
import { categories, cover, hot, notices, slots, sportsbooks, studios, wins } from './content.ts';
import type { LobbyMerchant } from './merchant.ts';

export interface SectionProps {
  readonly merchant: LobbyMerchant;
  readonly symbol: string;
}

const moving = { pauseLabel: 'Stop moving', resumeLabel: 'Move again' };

/** Two words that stay together. */
const oneHome = 'one\u00A0home.';

const seeAll = (of: string) => (
  <TextLink href={`#${of}`} quiet caret>
    See all
  </TextLink>
);

function Categories() {
  const [current, choose] = useState<string>('Slots');
  return (
    <CategoryRail label="Categories">
      {categories.map(({ icon, name }) => (
        <RailItem key={name} icon={icon} current={name === current} onClick={() => choose(name)}>
          {name}
        </RailItem>
      ))}
    </CategoryRail>
  );
}

function Notices({ merchant }: SectionProps) {
  const inbox = merchant.template.ticker === 'pill';
  return (
    <NoticeTicker
      {...moving}
      label="News"
      items={notices}
      onSelect={() => undefined}
      end={inbox ? <IconButton icon="mail" label="Messages" /> : null}
    />
  );
}

function Hero({ merchant }: SectionProps) {
  return (
    <BannerCarousel
      {...moving}
      label="Banners"
      placeLabel={(place, count) => `Banner ${place} of ${count}`}
      pagerLabel={(place) => `Show banner ${place}`}
    >
      <Banner
        eyebrow="Six hundred games"
        title={`Every game, ${oneHome}`}
        emphasis={oneHome}
        description="One balance for all"
        call="See the games"
        covers={[cover('Moon Orchard'), cover('Dragon Festival')]}
        drawn
      />
      {merchant.banners.map(({ title, picture }) => (
        <Banner key={title} title={title} picture={picture} />
      ))}
      <Banner
        eyebrow="Live tables"
        title="Midnight salon"
        emphasis="salon"
        description="Open from dusk till dawn"
        call="Take a seat"
        covers={[cover('Riviera Wheel'), cover('Sapphire Gambit')]}
      />
      <Banner
        eyebrow="Weekly league"
        title="Northern league"
        emphasis="league"
        description="Points from every game"
        call="See the table"
        covers={[cover('Wolf Stampede')]}
      />
      <Banner
        eyebrow="New"
        title="A season of fruit"
        emphasis="fruit"
        description="Four orchards, one basket"
        call="Have a look"
        covers={[cover('Melon Parade'), cover('Cherry Cascade')]}
      />
    </BannerCarousel>
  );
}

function Jackpot({ symbol }: SectionProps) {
  return (
    <JackpotBanner
      title="Grand jackpot"
      description="Across 214 games"
      demoLabel="Demo"
      amount={useDemoJackpot('banner')}
      locale="en"
      symbol={symbol}
    />
  );
}

function Hot() {
  return (
    <>
      <SectionTitle title="Hot games" emphasis="Hot" end={seeAll('hot')} />
      <GameStrip label="Hot games" hot firstMark="No. 1">
        {hot.map((game, index) => (
          <GameTile
            key={game.name}
            {...game}
            place="large"
            vendor="Moonlatch"
            {...(index === 0 ? { tag: { tone: 'new', text: 'New' } as const } : {})}
          />
        ))}
      </GameStrip>
    </>
  );
}

/** Under a rail of words the first category follows at once, as a shelf. */
function Games({ merchant }: SectionProps) {
  const shelf = merchant.template.rail === 'words';
  const tiles = slots.map((game) => (
    <GameTile key={game.name} {...game} {...(shelf ? { place: 'large' } : {})} vendor="Quillfox" />
  ));
  if (shelf) return <GameStrip label="Slots">{tiles}</GameStrip>;
  return (
    <>
      <SectionTitle title="Slots" end={seeAll('slots')} />
      <GameBlock label="Slots">{tiles}</GameBlock>
    </>
  );
}

function Sports() {
  return (
    <>
      <SectionTitle title="Sportsbooks" end={seeAll('sports')} />
      <SportsList label="Sportsbooks">
        {sportsbooks.map((book) => (
          <SportsRow key={book.name} {...book} />
        ))}
      </SportsList>
    </>
  );
}

function StudioList() {
  return (
    <>
      <SectionTitle title="The studios" emphasis="studios" end={seeAll('studios')} />
      <Studios label="Studios">
        {studios.map(({ code, name, logo }) => (
          <VendorTile key={name} code={code} name={name} logo={logo} />
        ))}
      </Studios>
    </>
  );
}

function Winners({ symbol }: SectionProps) {
  return (
    <WinnerFrame title={<SectionTitle title="Recent wins" emphasis="wins" />}>
      <WinnerBoard
        {...moving}
        label="Recent wins"
        entries={wins}
        locale="en"
        symbol={symbol}
        onSelect={() => undefined}
      />
    </WinnerFrame>
  );
}

export const sections: Readonly<Record<HomeSection, (props: SectionProps) => React.ReactNode>> = {
  categories: Categories,
  notices: Notices,
  hero: Hero,
  jackpot: Jackpot,
  hot: Hot,
  games: Games,
  sports: Sports,
  studios: StudioList,
  winners: Winners,
};
