import { useEffect, useState } from 'react';
import { useTranslation } from '#kernel/i18n/use-translation.ts';
import { Button } from '@livery/ui/button';
import { SessionBar } from '@livery/ui/session-bar';
import { playedTime } from '../played-time.ts';
import type { FullScreen } from '../use-full-screen.ts';

/** How long it has stood here; another launch begins anew. */
function Played() {
  const { language } = useTranslation();
  const [since] = useState(() => performance.now());
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return playedTime(now - since, language);
}

export interface PlayBarProps {
  /** Which launch it is; undefined before one. */
  readonly sessionId: string | undefined;
  /** Whether it is played for money: practice has no result. */
  readonly isReal: boolean;
  readonly fullScreen: FullScreen | undefined;
}

/** How long this launch has been played, and what came of it once the platform tells. */
export function PlayBar({ sessionId, isReal, fullScreen }: PlayBarProps) {
  const { t, language } = useTranslation();
  return (
    <SessionBar
      label={t('play.session')}
      time={{
        label: t('play.time'),
        value: sessionId ? <Played key={sessionId} /> : playedTime(0, language),
      }}
      {...(isReal ? { result: { label: t('play.result'), value: '–' } } : {})}
      end={
        fullScreen ? (
          <Button variant="quiet" size="medium" onClick={fullScreen.toggle}>
            {t(fullScreen.isFull ? 'play.small' : 'play.full')}
          </Button>
        ) : null
      }
    />
  );
}
