import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import '../../../packages/ui/src/foundations/theme/index.ts';
import { GameGrid } from '../../../packages/ui/src/gaming/game-grid/index.ts';
import { GameTile } from '../../../packages/ui/src/gaming/game-tile/index.ts';
import { IconButton } from '../../../packages/ui/src/actions/icon-button/index.ts';
import { IconSetProvider } from '../../../packages/ui/src/foundations/icon/index.ts';
import { duotone } from '../../../packages/ui/src/foundations/icon/sets/duotone.ts';
import { NavBar } from '../../../packages/ui/src/navigation/nav-bar/index.ts';
import { Page } from '../../../packages/ui/src/layout/page/index.ts';
import { SectionTitle } from '../../../packages/ui/src/layout/section-title/index.ts';
import { Wordmark } from '../../../packages/ui/src/foundations/wordmark/index.ts';
import { games, swapMode, type Game } from './page.ts';
import { useOffer } from './use-offer.ts';

const keyOf = (game: Game): string => game.id;

const tile = (game: Game) => (
  <GameTile
    name={game.name}
    src={game.src}
    vendor={game.vendor}
    {...(game.tag
      ? { tag: { tone: game.tag === 'New' ? ('new' as const) : ('hot' as const), text: game.tag } }
      : {})}
    {...(game.favourite ? { favouriteLabel: 'Favourite' } : {})}
  />
);

function App() {
  const [shown, show] = useState<readonly Game[]>([]);
  useOffer({ mount: (count) => flushSync(() => show(games(count))), swap: swapMode });
  return (
    <IconSetProvider set={duotone}>
      <Page>
        <NavBar start={<IconButton icon="menu" label="Menu" />} logo={<Wordmark name="bench" />} />
        <main>
          <SectionTitle title="Games" />
          <GameGrid label="Games" items={shown} keyOf={keyOf}>
            {tile}
          </GameGrid>
        </main>
      </Page>
    </IconSetProvider>
  );
}

const host = document.querySelector('#root');
if (host) createRoot(host).render(<App />);
