import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

import { Balance, BalanceAction } from '../../balance/index.ts';
import { BarItem, BottomBar } from '../../bottom-bar/index.ts';
import { CategoryRail, RailItem } from '../../category-rail/index.ts';
import { GameGrid } from '../../game-grid/index.ts';
import { GameStrip } from '../../game-strip/index.ts';
import { GameTile } from '../../game-tile/index.ts';
import { IconButton } from '../../icon-button/index.ts';
import { TextLink } from '../../link/index.ts';
import { NavBar } from '../../nav-bar/index.ts';
import { Page } from '../../page/index.ts';
import { SectionTitle } from '../../section-title/index.ts';
import { games } from '../covers.ts';
import { WinnerBoard, WinnerFrame } from '../../winner-board/index.ts';
import { Wordmark } from '../../wordmark/index.ts';

const wins = ['84210.00', '51960.5', '38400', '22715.259', '19050', '16380'].map(
  (amount, index) => ({
    id: amount,
    name: `ma•••${index}`,
    game: games[index]?.name ?? '',
    amount,
    cover: games[index]?.src,
  }),
);

function Wallet({ stuck }: { stuck?: boolean }) {
  const [concealed, setConcealed] = useState(false);
  return (
    <Balance
      amount="12480.509"
      symbol="₱"
      locale="en"
      label="Balance"
      concealed={concealed}
      onConcealedChange={setConcealed}
      concealLabel="Hide balance"
      revealLabel="Show balance"
      onRefresh={() => undefined}
      refreshLabel="Refresh balance"
      start={<IconButton icon="menu" label="Menu" />}
      end={<BalanceAction>Deposit</BalanceAction>}
      {...(stuck ? { stuck } : {})}
    />
  );
}

function Header({ double, name }: { double: boolean; name: string }) {
  const menu = <IconButton icon="menu" label="Menu" />;
  if (!double) return <NavBar start={menu} logo={<Wordmark name={name} />} end={<Wallet />} />;
  return (
    <>
      <NavBar
        start={menu}
        logo={<Wordmark name={name} />}
        align="centre"
        end={<IconButton icon="mail" label="Inbox, unread" marked />}
      />
      <Wallet />
    </>
  );
}

function Home({ double, name }: { double: boolean; name: string }) {
  const seeAll = (
    <TextLink href="#all" quiet caret>
      See all
    </TextLink>
  );
  return (
    <Page>
      <Header double={double} name={name} />
      <main>
        <SectionTitle title="The hot list" emphasis="hot" end={seeAll} />
        <GameStrip label="Hot games" hot firstMark="No. 1">
          {games.map((game, index) => (
            <GameTile
              key={game.name}
              {...game}
              place="large"
              vendor="Kestrel"
              {...(index === 1 ? { vendorCode: 'JL' } : {})}
            />
          ))}
        </GameStrip>
        <CategoryRail label="Categories">
          <RailItem icon="game-slots" current>
            Slots
          </RailItem>
          <RailItem icon="game-fish">Fish</RailItem>
          <RailItem icon="game-live">Live</RailItem>
          <RailItem icon="game-poker">Poker</RailItem>
          <RailItem icon="game-sports">Sports</RailItem>
          <RailItem icon="game-cockfight">Cockfight</RailItem>
        </CategoryRail>
        <GameStrip label="Slots">
          {games.slice(3).map((game) => (
            <GameTile key={game.name} {...game} place="large" vendor="Northpaw" />
          ))}
        </GameStrip>
        <SectionTitle title="Slots" end={seeAll} />
        <GameGrid label="Slots">
          {games.slice(0, 6).map((game, index) => (
            <GameTile
              key={game.name}
              {...game}
              {...(index === 2 ? { tag: { tone: 'new', text: 'New' } as const } : {})}
              {...(index === 3 ? { favouriteLabel: 'Favourite' } : {})}
              {...(index === 4 ? { maintenance: 'Back at 06:00' } : {})}
              {...(index === 5 ? { src: '/nothing.png' } : {})}
            />
          ))}
        </GameGrid>
        <WinnerFrame title={<SectionTitle title="Recent wins" emphasis="wins" />}>
          <WinnerBoard
            label="Recent wins"
            entries={wins}
            symbol="₱"
            locale="en"
            onSelect={() => undefined}
            pauseLabel="Stop moving"
            resumeLabel="Move again"
          />
        </WinnerFrame>
      </main>
      <BottomBar label="Main">
        <BarItem icon="account">Account</BarItem>
        <BarItem icon="promotions">Promos</BarItem>
        <BarItem icon="home" home current>
          Home
        </BarItem>
        <BarItem icon="deposit" badge="+₱258">
          Deposit
        </BarItem>
        <BarItem icon="invite">Invite</BarItem>
      </BottomBar>
    </Page>
  );
}

const meta = {
  title: 'Boards/Home',
  component: Home,
  parameters: { bare: true },
  args: { double: false, name: '' },
  render: (_args, { globals }) => (
    <Home
      double={document.documentElement.dataset['header'] === 'double'}
      name={String(globals['merchant'])}
    />
  ),
} satisfies Meta<typeof Home>;

export default meta;

export const Member: StoryObj<typeof meta> = {};
