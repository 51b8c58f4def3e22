import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Game } from '@livery/contract/client';
import { GameDoorProvider } from '#platform/game-door.tsx';
import { loginPath, paths } from '#platform/paths.ts';
import { useSession } from '#platform/session/session.ts';
import { FavouriteToggle } from '#features/favourites/components/favourite-toggle.tsx';
import { GameSheet } from '#features/games/components/game-sheet.tsx';

type PlayMode = 'real' | 'trial';

const playPath = ({ nodeId, vassalage }: Game, mode: PlayMode): string =>
  `${paths.play}?${new URLSearchParams({ nodeId, vendor: vassalage, mode }).toString()}`;

/** What happens when a game is tapped anywhere: its sheet for a member, log-in for a visitor. */
export function GameDoorHost({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const loggedIn = useSession() !== null;
  const [shown, setShown] = useState<{ game: Game; open: boolean }>();
  const close = useCallback(() => setShown((now) => now && { ...now, open: false }), []);

  // A page that changes under the sheet takes it along: it would stand over log-in.
  const page = useRef(pathname + search);
  useEffect(() => {
    if (page.current === pathname + search) return;
    page.current = pathname + search;
    close();
  }, [close, pathname, search]);

  const door = useMemo(() => {
    const asMember = (then: () => void) => {
      if (loggedIn) then();
      else void navigate(loginPath(pathname + search));
    };
    return {
      open: (game: Game) => asMember(() => setShown({ game, open: true })),
      launch: (game: Game) => asMember(() => void navigate(playPath(game, 'real'))),
    };
  }, [loggedIn, navigate, pathname, search]);

  const play = (game: Game, mode: PlayMode): void => {
    close();
    void navigate(playPath(game, mode));
  };
  return (
    <GameDoorProvider value={door}>
      {children}
      {shown ? (
        <GameSheet
          game={shown.game}
          open={shown.open && loggedIn}
          onClose={close}
          onPlay={(mode) => play(shown.game, mode)}
          favourite={<FavouriteToggle game={shown.game} />}
          filledFavourite={<FavouriteToggle game={shown.game} variant="filled" />}
        />
      ) : null}
    </GameDoorProvider>
  );
}
