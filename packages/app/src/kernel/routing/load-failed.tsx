import { useTranslation } from '../i18n/use-translation.ts';
import { Button } from '@livery/ui/button';
import { ErrorState } from '@livery/ui/error-state';
import { Message } from '@livery/ui/message';
import { errorText, hasNoLine } from '../http/error-text.ts';
import { Link } from './link.tsx';
import { pathTo } from './path-to.ts';
import { useCurrentRoute } from './use-current-route.ts';
import * as css from './load-failed.css.ts';

/** Something did not come; a press asks again. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Message
      className={css.message}
      tone="danger"
      action={
        <Button variant="quiet" size="medium" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    >
      {t('error.failed')}
    </Message>
  );
}

export interface PageFailedProps {
  /** Why, as the platform or the network says it. */
  readonly error: unknown;
  readonly busy?: boolean;
  readonly onRetry: () => void;
}

/** What a page is for did not come: why, a press that asks again, and another way on. */
export function PageFailed({ error, busy = false, onRetry }: PageFailedProps) {
  const { t } = useTranslation();
  const isGames = useCurrentRoute()?.route.name === 'games';
  return (
    <ErrorState
      kind={hasNoLine(error) ? 'offline' : 'failed'}
      title={t('error.failed')}
      description={hasNoLine(error) ? t('error.offline') : errorText(error, t)}
      busy={busy}
      onRetry={onRetry}
      action={isGames ? <WayHome /> : <WayToGames />}
    />
  );
}

/** Ways on from where there is nothing to do. */
export function WayHome() {
  const { t } = useTranslation();
  return (
    <Button variant="quiet" size="medium" render={<Link to={pathTo('home')} />}>
      {t('way.home')}
    </Button>
  );
}

export function WayToGames() {
  const { t } = useTranslation();
  return (
    <Button variant="quiet" size="medium" render={<Link to={pathTo('games')} />}>
      {t('way.games')}
    </Button>
  );
}
