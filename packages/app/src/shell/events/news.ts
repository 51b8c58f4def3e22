import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { forgetRecords, walletQuery } from '#chapters/cashier';
import { lobbyKeys } from '#chapters/lobby';
import { catchUpUnread, hearUnread } from '#chapters/messages';
import { standingsKey } from '#chapters/rewards';
import { askStatusAgain } from '#kernel/http/status-checks.ts';
import { olderThan } from '#kernel/http/older-than.ts';
import { followNews } from '#kernel/live/live.ts';
import type { StreamEvent } from '#kernel/live/events.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { noteRelease } from '#kernel/release/release.ts';
import { useSession } from '#kernel/session/session.ts';
import { isRecord } from '#kernel/storage.ts';

/** Wins come by the dozen; the board is read anew at most so often. */
const winnersPause = 5_000;

/** A first page asks before it listens; so long after, in milliseconds, an answer may be untrue. */
const fresh = 1_000;

/** What the platform says has happened shows at once, in whatever shows it. */
export function News(): null {
  const queries = useQueryClient();
  const { build } = useMerchant();
  const userName = useSession()?.userName ?? null;
  const winners = useRef<ReturnType<typeof setTimeout>>(undefined);

  const refreshWallet = (age = 0): void => {
    if (userName === null) return;
    const { queryKey } = walletQuery(userName);
    void queries.invalidateQueries({ queryKey, predicate: olderThan(age) });
    forgetRecords(queries, userName);
  };
  /** A stake counts for what was joined; an answer to a claim comes with a letter. */
  const refreshStandings = (age = 0): void => {
    if (userName === null) return;
    void queries.invalidateQueries({
      queryKey: standingsKey(userName),
      predicate: olderThan(age),
    });
  };
  const refreshWinners = (): void => {
    winners.current ??= setTimeout(() => {
      winners.current = undefined;
      void queries.invalidateQueries({ queryKey: lobbyKeys.winners });
    }, winnersPause);
  };
  const hear = useEffectEvent(({ event, data }: StreamEvent) => {
    const value = isRecord(data) ? data : {};
    if (event === 'balance' || event === 'unread') refreshStandings();
    // A session that is over says so in the answer to whatever is asked next.
    if (event === 'balance' || event === 'session') refreshWallet();
    else if (event === 'winner') refreshWinners();
    else if (event === 'unread' && userName !== null) hearUnread(queries, userName, value);
    // What it means for whoever looks here, the platform tells them alone.
    else if (event === 'status') askStatusAgain();
    else if (event === 'release' && typeof value['build'] === 'string')
      noteRelease(value['build'], build);
  });
  const catchUp = useEffectEvent((isFirst: boolean) => {
    const age = isFirst ? fresh : 0;
    refreshWallet(age);
    refreshStandings(age);
    if (userName !== null) catchUpUnread(queries, userName, age);
    if (isFirst) return;
    refreshWinners();
    // A site may have been closed or opened while nobody listened.
    askStatusAgain();
  });
  useEffect(
    () =>
      followNews(userName, {
        onNews: (news) => hear(news),
        onBegin: (isFirst) => catchUp(isFirst),
      }),
    [userName],
  );
  useEffect(() => () => clearTimeout(winners.current), []);
  return null;
}
