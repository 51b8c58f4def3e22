import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useGameCare } from '#chapters/care';
import { WalletAmount, walletQuery } from '#chapters/cashier';
import { lobbyKeys, useLaunchTerms, useNoteRecent } from '#chapters/lobby';
import { PlayScreen } from '#chapters/play';
import { pathTo } from '#kernel/routing/path-to.ts';
import type { PageProps } from '#kernel/routing/route.ts';
import { useBack } from '#kernel/routing/use-back.ts';
import { isGuest } from '#kernel/session/customer-type.ts';
import { useSession } from '#kernel/session/session.ts';
import { isRecord } from '@livery/web/store/storage';
import { notePlayed } from '#kernel/session/visits.ts';
import { useTranslation } from '@livery/web/texts/use-translation';
import { AboutGame } from './about-game.tsx';
import { PlaySkeleton } from './skeleton.tsx';

/** As the list called it from which it was opened; an address alone does not know. */
function useGameName(): string | undefined {
  const state: unknown = useLocation().state;
  return isRecord(state) && typeof state['gameName'] === 'string' ? state['gameName'] : undefined;
}

/** The game shell: what a game changes is fetched anew as soon as it says so. */
export function PlayPage({ params }: PageProps) {
  const { nodeId = '', vendor, mode, gameCategory = '', roomId = '', lottoMode = '' } = params;
  const session = useSession();
  const userName = session?.userName;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const onExit = useBack();
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const name = useGameName();
  const terms = useLaunchTerms(vendor ?? '');
  const noteRecent = useNoteRecent(userName ?? '');
  const onOpened = useCallback(() => {
    if (nodeId && vendor) noteRecent(nodeId, vendor);
  }, [noteRecent, nodeId, vendor]);
  const onRound = useCallback(() => {
    notePlayed();
    if (userName === undefined) return;
    void queries.invalidateQueries({ queryKey: walletQuery(userName).queryKey });
    void queries.invalidateQueries({ queryKey: lobbyKeys.winners });
  }, [queries, userName]);

  const playMode = FLAGS.FREEPLAY3 && mode === 'trial' ? 'trial' : 'real';
  // A guest has practice money alone, of which nobody counts anything.
  const isCounted = playMode === 'real' && session !== null && !isGuest(session.type);
  const onHome = () => navigate(pathTo('home'), { replace: true });
  const care = useGameCare({
    userName: userName ?? '',
    isOn: isCounted,
    onLeave: onExit,
    onHome,
  });
  const { ask } = care;
  const { dataUpdatedAt: moved } = useQuery({
    ...walletQuery(userName ?? ''),
    enabled: isCounted,
  });
  // Whatever news of money there was, the balance has been asked for anew.
  useEffect(() => {
    if (moved > 0) ask();
  }, [ask, moved]);

  if (!vendor) return <Navigate to={pathTo('home')} replace />;
  // The guard has let nobody else in; who logs out here is on the way to log-in.
  if (userName === undefined) return null;
  if (terms === undefined) return <PlaySkeleton />;
  return (
    <>
      <PlayScreen
        userName={userName}
        name={name}
        input={{
          vendor,
          nodeId,
          gameCategory,
          roomId,
          lottoMode,
          mode: playMode,
          ...terms,
        }}
        Balance={WalletAmount}
        care={isCounted ? care : undefined}
        info={{ label: t('play.about'), onClick: () => setAsking(true) }}
        limits={{ label: t('title.limits'), onClick: () => void navigate(pathTo('limits')) }}
        onExit={onExit}
        onHome={onHome}
        onOpened={onOpened}
        onRound={onRound}
      />
      <AboutGame nodeId={nodeId} name={name} open={isAsking} onClose={() => setAsking(false)} />
    </>
  );
}
