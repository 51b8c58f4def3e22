import { useLocation, useNavigate } from 'react-router-dom';
import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { Game, Vendor } from '@livery/contract/client';
import { useToast } from '@livery/ui/toast';
import {
  GameActionsProvider,
  isLaunchedAtOnce,
  listPath,
  opensVendorList,
  vendorOf,
} from '#chapters/lobby';
import type { PlayMode } from '#chapters/play';
import { withDeferredAssets } from '#kernel/parts/deferred-assets.ts';
import { whenIdle } from '@livery/web/hooks/when-idle';
import { loginPath, pathTo } from '#kernel/routing/path-to.ts';
import { currentSession, useSession } from '#kernel/session/session.ts';

const loadSheet = () => import('./game-sheet-part.ts');

interface Shown {
  readonly game: Game;
  readonly open: boolean;
  readonly part: Awaited<ReturnType<typeof loadSheet>>;
}

const playPath = (game: Game, mode: PlayMode): string =>
  pathTo('play', {
    nodeId: game.nodeId,
    vendor: vendorOf(game),
    mode,
    gameCategory: game.gameCategory,
    roomId: game.roomId,
    lottoMode: game.lottoMode,
  });

const pictureIn = ({ current }: RefObject<HTMLElement | null>) => current?.querySelector('img');

/** What happens when a game is tapped anywhere: its sheet for a member, log-in for a visitor. */
export function GameSheetHost({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const loggedIn = useSession() !== null;
  const play = useCallback(
    (game: Game, mode: PlayMode) =>
      void (opensVendorList(game)
        ? navigate(listPath(game.gameCategory, { vassalage: vendorOf(game) }))
        : navigate(playPath(game, mode), { state: { gameName: game.gameName } })),
    [navigate],
  );
  const [shown, setShown] = useState<Shown>();
  const { show: say } = useToast();
  const { t } = useTranslation();
  const cover = useRef<HTMLSpanElement>(null);
  const pressed = useRef<HTMLElement>(null);
  const close = useCallback(() => setShown((now) => now && { ...now, open: false }), []);

  // A page that changes under the sheet takes it along: it would stand over log-in.
  const page = useRef(pathname + search);
  useEffect(() => {
    if (page.current === pathname + search) return;
    page.current = pathname + search;
    close();
  }, [close, pathname, search]);

  useEffect(
    () => (loggedIn ? whenIdle(() => void loadSheet().catch(() => {})) : undefined),
    [loggedIn],
  );

  const door = useMemo(() => {
    // Asked when it is pressed: what hangs on who is in would change for whoever comes alive as a
    // member, and parts of the page that the build drew and that wait for their code would be lost.
    const asMember = (then: () => void) => {
      if (currentSession()) then();
      else navigate(loginPath(pathname + search));
    };
    return {
      open: (game: Game, picture: HTMLElement | null = null) =>
        asMember(() => {
          if (isLaunchedAtOnce(game.gameCategory) || opensVendorList(game)) {
            play(game, 'real');
            return;
          }
          pressed.current = picture;
          withDeferredAssets(loadSheet).then(
            (part) =>
              part.fly(
                picture,
                () => setShown({ game, open: true, part }),
                () => pictureIn(cover),
              ),
            () => say({ tone: 'danger', text: t('error.failed') }),
          );
        }),
      launch: (game: Game) => asMember(() => play(game, 'real')),
      enter: (
        { vassalage: vendor, displayName: gameName }: Pick<Vendor, 'vassalage' | 'displayName'>,
        gameCategory: string,
      ) =>
        asMember(() => {
          const path = pathTo('play', { vendor, mode: 'real', gameCategory });
          navigate(path, { state: { gameName } });
        }),
    };
  }, [navigate, pathname, play, say, search, t]);

  return (
    <GameActionsProvider value={door}>
      {children}
      {shown ? (
        <shown.part.GameSheet
          game={shown.game}
          open={shown.open && loggedIn}
          // A finger that draws it down takes the picture along.
          onClose={(reason) =>
            reason === 'drag'
              ? close()
              : shown.part.fly(pictureIn(cover), close, () => pressed.current)
          }
          cover={cover}
          onPlay={(mode) => {
            close();
            play(shown.game, mode);
          }}
        />
      ) : null}
    </GameActionsProvider>
  );
}
