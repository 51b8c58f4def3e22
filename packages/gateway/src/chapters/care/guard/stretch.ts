import { prepared } from '../../../kernel/database/connection/prepared.ts';
import type { Tx } from '../../../kernel/database/transact.ts';
import type { PolicyOwner, PolicySite } from '../../../kernel/sites/policy/policy.ts';
import type { Guard } from './guard.ts';

const MINUTE = 60_000;

/**
 * Play that rests for so long is over. A session that is counted is a stretch
 * of play and not a log-in: whoever logs out and in again plays on.
 */
export const REST = 30 * MINUTE;

/** Play from its first game to now, with what came of it. */
export interface PlayStretch {
  readonly startedAt: number;
  readonly seenAt: number;
  readonly staked: bigint;
  readonly won: bigint;
  readonly checkDueAt: number;
}

export function stretchOf(guard: Guard | undefined, now: number): PlayStretch | undefined {
  if (!guard?.play_started_at || !guard.play_seen_at || !guard.check_due_at) return undefined;
  const seenAt = guard.play_seen_at.getTime();
  if (now - seenAt >= REST) return undefined;
  return {
    startedAt: guard.play_started_at.getTime(),
    seenAt,
    staked: guard.play_staked,
    won: guard.play_won,
    checkDueAt: guard.check_due_at.getTime(),
  };
}

export const checkMinutes = (
  { policy }: Pick<PolicyOwner, 'policy'>,
  guard: Pick<Guard, 'check_minutes'> | undefined,
): number =>
  Math.min(guard?.check_minutes ?? policy.realityCheckMinutes, policy.realityCheckMinutes);

export const checkAfter = (
  merchant: Pick<PolicyOwner, 'policy'>,
  guard: Pick<Guard, 'check_minutes'>,
  at: number,
): number => at + checkMinutes(merchant, guard) * MINUTE;

/** When a limit on the time of one session ends it. */
export const sessionEnd = (
  guard: Pick<Guard, 'session_minutes'>,
  { startedAt }: PlayStretch,
): number | undefined =>
  guard.session_minutes === null ? undefined : startedAt + guard.session_minutes * MINUTE;

interface Seen {
  readonly merchant: string;
  readonly memberId: bigint;
  readonly startedAt: Date;
  readonly seenAt: Date;
  readonly staked: bigint;
  readonly won: bigint;
  readonly checkDueAt: Date;
}

const write = prepared((db, seen: Seen) =>
  db
    .updateTable('member_guard')
    .set({
      play_started_at: seen.startedAt,
      play_seen_at: seen.seenAt,
      play_staked: seen.staked,
      play_won: seen.won,
      check_due_at: seen.checkDueAt,
    })
    .where('merchant', '=', seen.merchant)
    .where('member_id', '=', seen.memberId),
);

export interface PlaySums {
  readonly staked: bigint;
  readonly won: bigint;
}

/**
 * Somebody whose guard is held was seen playing. Only a game that opens and a
 * stake begin a stretch; what comes in late from one that is over is no play.
 */
export async function notePlay(
  tx: Tx,
  merchant: PolicySite,
  guard: Guard,
  { staked, won, begins, now }: PlaySums & { readonly begins: boolean; readonly now: number },
): Promise<void> {
  const stretch = stretchOf(guard, now);
  if (stretch === undefined && !begins) return;
  await write(tx, {
    merchant: merchant.code,
    memberId: guard.member_id,
    startedAt: new Date(stretch?.startedAt ?? now),
    seenAt: new Date(Math.max(now, stretch?.seenAt ?? now)),
    staked: (stretch?.staked ?? 0n) + staked,
    won: (stretch?.won ?? 0n) + won,
    checkDueAt: new Date(stretch?.checkDueAt ?? checkAfter(merchant, guard, now)),
  });
}
