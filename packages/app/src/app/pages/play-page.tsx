import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { loginPath, paths } from '#platform/paths.ts';
import { useSession } from '#platform/session/session.ts';
import { PlayScreen } from '#features/play/screen.tsx';
import { WalletAmount } from '#features/wallet/components/wallet-amount.tsx';
import { useBack } from '../shell/use-back.ts';

/** The game shell: what a game changes is fetched anew as soon as it says so. */
export function PlayPage() {
  const session = useSession();
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  const queries = useQueryClient();
  const onExit = useBack();
  const onRound = useCallback(() => {
    for (const key of ['wallet', 'winners']) void queries.invalidateQueries({ queryKey: [key] });
  }, [queries]);

  const nodeId = query.get('nodeId');
  const vendor = query.get('vendor');
  if (!session) return <Navigate to={loginPath(pathname + search)} replace />;
  if (!nodeId || !vendor) return <Navigate to={paths.home} replace />;
  return (
    <PlayScreen
      nodeId={nodeId}
      vendor={vendor}
      mode={FLAGS.FREEPLAY3 && query.get('mode') === 'trial' ? 'trial' : 'real'}
      balance={<WalletAmount userName={session.userName} />}
      onExit={onExit}
      onRound={onRound}
    />
  );
}
