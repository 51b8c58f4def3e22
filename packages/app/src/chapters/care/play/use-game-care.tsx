import { useState, type ReactNode } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import { onThisClock } from '#kernel/http/platform-clock.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { useBarred } from '../use-barred.ts';
import { DayLock } from './day-lock.tsx';
import { useLimitWords } from './limit-words.ts';
import { ReachedNotice } from './reached-notice.tsx';
import { Reality } from './reality.tsx';
import { isOfCare, RefusedLaunch } from './refused-launch.tsx';
import { TimeLeft } from './time-left.tsx';
import { useEndNear } from './use-end-near.ts';
import { usePlayWatch } from './use-play-watch.ts';

interface GameCareOptions {
  readonly userName: string;
  /** Whether real money of a registered member is played for. */
  readonly isOn: boolean;
  readonly onLeave: () => void;
  readonly onHome: () => void;
}

/** What is seen of limits over a game: for its bar, over its frame, and in its place. */
export function useGameCare({ userName, isOn, onLeave, onHome }: GameCareOptions) {
  const { t } = useTranslation();
  const barred = useBarred();
  const { currency, play } = useMerchant();
  const [isLocking, setLocking] = useState(false);
  const watch = usePlayWatch({
    userName,
    isOn,
    onOver: (opensAt) => barred('session', opensAt ?? null),
  });
  const { session, reached, onLaunchRefused } = watch;
  const near = useEndNear(session?.endsAt);
  const words = useLimitWords(session?.currency ?? currency);
  const said = [
    ...(near === undefined ? [] : [t(near === 1 ? 'play.ends.in1' : 'play.ends.in5')]),
    ...(reached === undefined ? [] : [`${t('reached.title')} ${words(reached)}`]),
  ];
  return {
    startedAt: typeof session?.startedAt === 'number' ? onThisClock(session.startedAt) : undefined,
    net: typeof session?.startedAt === 'number' ? session.net : undefined,
    currency: session?.currency ?? currency,
    notice: said.join(' '),
    left:
      near !== undefined && session?.endsAt !== undefined ? (
        <TimeLeft endsAt={session.endsAt} />
      ) : null,
    lock: play.panicButton
      ? { label: t('dayLock.label'), onClick: () => setLocking(true) }
      : undefined,
    begin: watch.begin,
    ask: watch.ask,
    onBetRefused: watch.onBetRefused,
    onRoundBegun: watch.forgetReached,
    /** In place of a game that was not opened; nothing where no limit kept it shut. */
    explain: (error: Error): ReactNode =>
      isOn && isOfCare(error) ? (
        <RefusedLaunch error={error} onSeen={onLaunchRefused} onHome={onHome} />
      ) : undefined,
    /** Over the game; `onGoOn` opens it anew where it was not opened. */
    over: (onGoOn: () => void): ReactNode => (
      <>
        {reached ? (
          <ReachedNotice
            limit={reached}
            currency={session?.currency ?? currency}
            onClose={watch.forgetReached}
          />
        ) : null}
        <Reality watch={watch} onLeave={onLeave} onGoOn={onGoOn} />
        <DayLock userName={userName} open={isLocking} onClose={() => setLocking(false)} />
      </>
    ),
  };
}

export type GameCare = ReturnType<typeof useGameCare>;
