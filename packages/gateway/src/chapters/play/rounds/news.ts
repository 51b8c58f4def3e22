import type { Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { transact, type Tx } from '../../../kernel/database/transact.ts';
import type { News } from '../../../kernel/live/news.ts';
import { shownCurrency, toDecimal } from '../../../kernel/money/money.ts';
import type { Services } from '../../../kernel/services.ts';
import { maskName } from '../../../kernel/mask-name.ts';
import type { RoundBooking } from './book.ts';
import type { CurrentSession } from '../provider-sessions/current.ts';

/** From this many times the stake a win is news for everybody. */
const NEWSWORTHY = 20n;

/** What a game is called; undefined for one that has left the catalogue. */
export type GameName = (nodeId: string) => string | undefined;

/** Runs the work in one transaction and says what it told once that is committed, and only then. */
export async function transactAndTell<T>(
  { db, live }: Pick<Services, 'db' | 'live'>,
  work: (tx: Tx, tell: (news: readonly News[]) => void) => Promise<T>,
): Promise<T> {
  let told: readonly News[] = [];
  const result = await transact(db, (tx) => {
    told = [];
    return work(tx, (news) => {
      told = [...told, ...news];
    });
  });
  for (const news of told) live.publish(news);
  return result;
}

/** Practice is nobody's news, not even the player's own: its credits are not in the wallet. */
export async function newsOf(
  tx: Kysely<Database>,
  { session, now }: CurrentSession,
  { round, purse, hasTurned }: Pick<RoundBooking, 'round' | 'purse' | 'hasTurned'>,
  nameOf: GameName,
): Promise<News[]> {
  if (session.mode !== 'real') return [];
  const { merchant, memberId, nodeId } = session;
  const currency = shownCurrency(session.currency);
  const [cash, bonus] = [purse.cash, purse.bonus].map((sum) => toDecimal(sum, session.currency));
  const balance: News = { merchant, memberId, event: 'balance', data: { cash, bonus, currency } };
  const turn: News = { merchant, memberId, event: 'grant', data: {} };
  const own = hasTurned ? [balance, turn] : [balance];
  const isWinner = round.status === 'settled' && round.win >= NEWSWORTHY * round.stake;
  if (!isWinner) return own;
  const { account } = await tx
    .selectFrom('member')
    .select('account')
    .where('merchant', '=', merchant)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const gameName = nameOf(nodeId);
  const data = {
    nodeId,
    ...(gameName === undefined ? {} : { gameName }),
    customerName: maskName(account),
    winAmount: toDecimal(round.win, session.currency),
    currency,
    at: now,
  };
  return [...own, { merchant, event: 'winner', data }];
}
