import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Reply } from '@livery/contract/client';
import { ApiError } from '@livery/web/http/api-error';
import { isRecord } from '@livery/web/store/storage';
import { platformNow } from '#kernel/http/platform-clock.ts';
import { playSessionQuery, type PlaySession } from '../api/play-session.ts';
import { responsiblePlayQuery } from '../api/responsible-play.ts';
import { limitReachedBy, type ReachedLimit } from './reached-limit.ts';
import { useAt } from './use-at.ts';
import { useThinned } from './use-thinned.ts';

/** Between two questions about the same play, in milliseconds. */
const spacing = 3_000;

export interface PlayWatch {
  /** As the platform told it last; undefined until it has. */
  readonly session: PlaySession | undefined;
  /** A reality check waits for its answer. */
  readonly isDue: boolean;
  /** Until when a law has play rest; stands until its player goes on. */
  readonly restsUntil: number | undefined;
  /** What the last refused bet would have gone beyond. */
  readonly reached: ReachedLimit | undefined;
  /** A game stands open: from here on it is asked for. */
  readonly begin: () => void;
  /** Money has moved, or something else that may change it. */
  readonly ask: () => void;
  readonly onLaunchRefused: (error: unknown) => void;
  readonly onBetRefused: (stake: string | undefined) => void;
  readonly onAnswered: (answer: Reply<'acknowledgeRealityCheck'>) => void;
  readonly onRested: () => void;
  readonly forgetReached: () => void;
}

interface WatchOptions {
  readonly userName: string;
  /** Whether anything is counted here: not of practice. */
  readonly isOn: boolean;
  /** A limit on time has ended the session; when play opens again, where that is known. */
  readonly onOver: (opensAt: number | undefined) => void;
}

const untilOf = (value: unknown): number | undefined =>
  isRecord(value) && typeof value['until'] === 'number' ? value['until'] : undefined;

/** What the platform counts while somebody plays, and what of it stands before the next bet. */
export function usePlayWatch({ userName, isOn, onOver }: WatchOptions): PlayWatch {
  const queries = useQueryClient();
  const [isBegun, setBegun] = useState(false);
  const [isTold, setTold] = useState(false);
  const [restsUntil, setRests] = useState<number>();
  const [reached, setReached] = useState<ReachedLimit>();
  const question = playSessionQuery(userName);
  const { queryKey } = question;
  const { data: session, dataUpdatedAt } = useQuery({ ...question, enabled: isOn && isBegun });
  const rests = session?.breakUntil;
  if (rests !== undefined && rests !== restsUntil && rests > platformNow()) setRests(rests);

  const askNow = () => queries.fetchQuery({ ...question, retry: false }).catch(() => undefined);
  const ask = useThinned(() => {
    if (isBegun) void queries.invalidateQueries({ queryKey });
  }, spacing);
  const isDue = isOn && (isTold || session?.checkDue === true);
  useAt(isDue ? undefined : session?.nextCheckAt, dataUpdatedAt, () => void askNow());
  useAt(session?.endsAt, dataUpdatedAt, () => {
    // Unheard, it is over all the same: the clock says so, and no bet is taken any more.
    void askNow().then((now) => now ?? onOver(undefined));
  });
  const tellOver = useEffectEvent(onOver);
  const opensAt = session?.opensAt;
  useEffect(() => {
    // Once React is done with this: whoever is told goes elsewhere at once.
    if (opensAt !== undefined) queueMicrotask(() => tellOver(opensAt));
  }, [opensAt]);

  const onBetRefused = async (stake: string | undefined): Promise<void> => {
    const now = await askNow();
    if (now?.checkDue || now?.breakUntil !== undefined || now?.opensAt !== undefined) return;
    const play = await queries
      .fetchQuery({ ...responsiblePlayQuery(userName), staleTime: 0 })
      .catch(() => undefined);
    const limit = play && limitReachedBy(play, stake);
    if (limit?.type === 'time') onOver(limit.resetAt);
    else setReached(limit);
  };

  return {
    session: isOn ? session : undefined,
    isDue,
    restsUntil,
    reached,
    begin: useCallback(() => {
      setBegun(true);
      void queries.invalidateQueries({ queryKey: playSessionQuery(userName).queryKey });
    }, [queries, userName]),
    ask,
    onLaunchRefused: useCallback((error: unknown) => {
      if (!(error instanceof ApiError)) return;
      if (error.code === 'rg.break') setRests(untilOf(error.value));
      if (error.code !== 'rg.check_due') return;
      setBegun(true);
      setTold(true);
    }, []),
    onBetRefused: (stake) => void onBetRefused(stake),
    onAnswered: ({ nextCheckAt, breakUntil }) => {
      setTold(false);
      setRests(breakUntil);
      queries.setQueryData(queryKey, (before) =>
        before ? { ...before, checkDue: false, nextCheckAt } : before,
      );
    },
    onRested: () => setRests(undefined),
    forgetReached: () => setReached(undefined),
  };
}
