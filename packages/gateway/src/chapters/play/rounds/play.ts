import type { FastifyRequest } from 'fastify';
import { randomInt } from 'node:crypto';
import { Refusal } from '../../../kernel/refusal.ts';
import { currencySymbol, shownCurrency, toDecimal, toMinor } from '../../../kernel/money/money.ts';
import { ceilingOf } from '../../../kernel/sites/policy/policy.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Tx } from '../../../kernel/database/transact.ts';
import { transact } from '../../../kernel/database/transact.ts';
import { seenPlaying } from '../provider-sessions/store.ts';
import { answerOnce } from '../../../kernel/idempotency.ts';
import { book, type Move } from './book.ts';
import { purseAt, writtenPurse } from './purse.ts';
import { newsOf, transactAndTell, type GameName } from './news.ts';
import { paceAt, requirePace } from './pace.ts';
import type { HouseGame, Rules } from '../house-games/house-game.ts';
import { findCurrentSession, isOver, type CurrentSession } from '../provider-sessions/current.ts';

type PlayServices = Pick<Services, 'db' | 'clock' | 'sites' | 'live' | 'states'>;

interface Asked {
  readonly token: string;
  /** Of the player's own browser: where it is, play is allowed or not. */
  readonly request: FastifyRequest;
}

/** What the page of a game shows before its first round. */
export async function openGame(
  services: PlayServices,
  { nodeId, rules }: HouseGame,
  asked: Asked,
): Promise<object> {
  return transact(services.db, async (tx) => {
    const current = await requireCurrentSession(tx, services, nodeId, asked);
    const { session, now } = current;
    await seenPlaying(tx, session, now);
    const stakes = offered(rules, current).map((stake) => toDecimal(stake, session.currency));
    return {
      currency: shownCurrency(session.currency),
      symbol: currencySymbol(session.currency),
      ...writtenPurse(await purseAt(tx, current), session.currency),
      stakes,
      stake: stakes[Math.floor((stakes.length - 1) / 2)],
      mode: session.mode,
      // Until a round may begin, in ms.
      rest: paceAt(rules, current).left,
      ...rules.about,
    };
  });
}

/** What a law lets be staked at once; practice is not asked. */
function offered({ stakes }: Rules, { session, merchant }: CurrentSession): readonly bigint[] {
  const most = session.mode === 'real' ? ceilingOf(merchant, 'singleStakeAtMost') : undefined;
  return most === undefined ? stakes : stakes.filter((stake) => stake <= most);
}

export interface Wager extends Asked {
  /** As the page wrote it. */
  readonly stake: string;
  readonly choice: string | undefined;
  readonly key: string;
}

/**
 * One round of a game of ours, by the service every vendor's rounds go through:
 * bet and win in one transaction, once for a key. A key that comes again gets
 * the round it made.
 */
export async function playRound(
  services: PlayServices,
  { nodeId, rules }: HouseGame,
  { token, request, stake: written, choice, key }: Wager,
  nameOf: GameName,
  random: () => number = fairRandom,
): Promise<object> {
  return transactAndTell(services, async (tx, tell) => {
    const current = await requireCurrentSession(tx, services, nodeId, { token, request });
    const { session, now } = current;
    const turn = {
      stake: stakeOf(rules, written, session.currency),
      choice: choiceOf(rules, choice),
      random,
      money: (minor: bigint) => toDecimal(minor, session.currency),
    };
    const keyed = {
      merchant: session.merchant,
      scope: `spin:${session.id}`,
      key,
      request: [turn.stake.toString(), turn.choice],
      now,
    };
    return answerOnce(tx, keyed, async () => {
      if (services.states.isClosed(current.merchant)) throw new Refusal('vendor.maintenance');
      requirePace(rules, current);
      const { win, outcome } = rules.play(turn);
      const ref = `${session.id}:${key}`;
      const moves: Move[] = [{ kind: 'bet', ref: `${ref}:bet`, amount: turn.stake }];
      if (win > 0n) moves.push({ kind: 'win', ref: `${ref}:win`, amount: win });
      const booked = await book(tx, current, { round: key, moves, ends: true, outcome });
      tell(await newsOf(tx, current, booked, nameOf));
      return {
        roundId: booked.round.id.toString(),
        ...outcome,
        win: turn.money(win),
        ...writtenPurse(booked.purse, session.currency),
        rest: paceAt(rules, current).length,
      };
    });
  });
}

/** A token is for one game, and only as long as its session. */
async function requireCurrentSession(
  tx: Tx,
  services: Pick<Services, 'clock' | 'sites' | 'states'>,
  nodeId: string,
  { token, request }: Asked,
): Promise<CurrentSession> {
  const current = await findCurrentSession(tx, services, token);
  if (current === undefined || current.session.nodeId !== nodeId || isOver(current)) {
    throw new Refusal('session.ended');
  }
  // One host serves the games of every site, so the site is known only now.
  const { regionRestriction } = services.states.gateFor(current.merchant, request);
  if (regionRestriction) throw new Refusal('region.blocked');
  return current;
}

function stakeOf(rules: Rules, written: string, currency: string): bigint {
  const stake = toMinor(written, currency);
  if (stake !== undefined && rules.stakes.includes(stake)) return stake;
  throw new Refusal('request.invalid', { errors: [{ field: 'stake', code: 'enum' }] });
}

function choiceOf(rules: Rules, chosen: string | undefined): string {
  const choice = chosen ?? rules.choices[0] ?? '';
  if (chosen === undefined || rules.choices.includes(choice)) return choice;
  throw new Refusal('request.invalid', { errors: [{ field: 'choice', code: 'enum' }] });
}

/** Uniform in [0, 1) from the system's generator: an outcome must not be foreseeable. */
function fairRandom(): number {
  const range = 2 ** 47;
  return randomInt(range) / range;
}
