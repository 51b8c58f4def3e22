import type { ReactNode } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { Reply } from '@livery/contract/client';
import { EmptyState } from '@livery/ui/empty-state';
import { ApiError } from '@livery/web/http/api-error';
import { errorText } from '#kernel/http/error-text.ts';
import { isWebAddress } from '../open-window.ts';
import { WholePage } from './whole-page.tsx';
import { FramedGame } from './framed-game.tsx';
import { OwnWindow } from './own-window.tsx';
import { Waiting, WayOn } from './words.tsx';

export interface StageProps {
  readonly title: string;
  /** Counts the launches of this page. */
  readonly attempt: number;
  readonly opened: Reply<'launch'> | undefined;
  readonly error: Error | null;
  /** What stands there where a game was not opened for a reason that is none of the game's. */
  readonly explain: ((error: Error) => ReactNode) | undefined;
  readonly onHome: () => void;
  readonly onRetry: () => void;
}

/** What came of a launch: a game where its vendor wants it, or words and a way on. */
export function Stage({ title, attempt, opened, error, explain, ...ways }: StageProps) {
  const { t } = useTranslation();
  if (error) {
    const explained = explain?.(error);
    if (explained) return explained;
    const isRest = error instanceof ApiError && error.code === 'vendor.maintenance';
    return (
      <EmptyState
        icon={isRest ? 'wrench' : 'warning'}
        title={errorText(error, t)}
        {...(isRest ? { description: t('play.rest') } : {})}
        action={<WayOn {...(isRest ? { onHome: ways.onHome } : ways)} />}
      />
    );
  }
  if (!opened) return <Waiting what={attempt} {...ways} />;
  const { url, launchMode, sessionId } = opened;
  if (!isWebAddress(url))
    return <EmptyState icon="warning" title={t('error.url.empty')} action={<WayOn {...ways} />} />;
  if (launchMode === 'popup') return <OwnWindow key={sessionId} url={url} {...ways} />;
  if (launchMode === 'redirect') return <WholePage key={sessionId} url={url} {...ways} />;
  return <FramedGame key={sessionId} url={url} title={title} {...ways} />;
}
