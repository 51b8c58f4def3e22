import { useEffect, useState } from 'react';
import { useSignedMoney } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';
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
  /** What the settled rounds came to, where the game tells of them; practice has no result. */
  readonly result: string | undefined;
  readonly fullScreen: FullScreen | undefined;
}

/** How long this launch has been played, and what has come of it. */
export function PlayBar({ sessionId, result, fullScreen }: PlayBarProps) {
  const { t, language } = useTranslation();
  const signed = useSignedMoney(useMerchant().currency);
  return (
    <SessionBar
      label={t('play.session')}
      time={{
        label: t('play.time'),
        value: sessionId ? <Played key={sessionId} /> : playedTime(0, language),
      }}
      {...(result === undefined
        ? {}
        : { result: { label: t('play.result'), value: signed(result) } })}
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
