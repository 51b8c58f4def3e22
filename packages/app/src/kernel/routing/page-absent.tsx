import { useTranslation } from '@livery/web/texts/use-translation';
import { ErrorState } from '@livery/ui/error-state';
import { useCurrentRoute } from './use-current-route.ts';
import { WayHome, WayToGames } from './ways-on.tsx';

export interface PageAbsentProps {
  /** There is no connection, which a press will not bring back. */
  readonly isOffline: boolean;
  /** Why, in a sentence, where it is anything else. */
  readonly why: string;
  readonly busy?: boolean;
  readonly onRetry: () => void;
}

/** In place of a page that did not come: why, a press that asks again, and another way on. */
export function PageAbsent({ isOffline, why, busy = false, onRetry }: PageAbsentProps) {
  const { t } = useTranslation();
  const isGames = useCurrentRoute()?.route.name === 'games';
  return (
    <ErrorState
      kind={isOffline ? 'offline' : 'failed'}
      title={t('error.failed')}
      description={isOffline ? t('error.offline') : why}
      busy={busy}
      onRetry={onRetry}
      action={isGames ? <WayHome /> : <WayToGames />}
    />
  );
}
