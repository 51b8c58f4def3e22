import { transact, type Tx } from '../database/transact.ts';
import type { Merchant } from '../merchants.ts';
import { accountKey, createMember } from '../modules/member/store.ts';
import type { Catalogue } from '../modules/games/catalogue.ts';
import { recordRounds } from '../modules/rounds/store.ts';
import { houseAccount, openMemberAccount, post, type Transfer } from '../modules/wallet/ledger.ts';
import { toMinor } from '../money.ts';
import type { Platform } from '../platform.ts';
import { pastRounds, type PastRound } from './history.ts';
import { DEMO_PASSWORD, demoPlayers, demoRegulars, type DemoPlayer } from './players.ts';

const DAY = 86_400_000;

/** Players, money and two months of play for a demo merchant; once, however often it is asked. */
export async function seedDemo(
  { db, clock, passwords }: Platform,
  merchant: Merchant,
  catalogue: Catalogue,
): Promise<void> {
  if (merchant.environment !== 'demo') return;
  const known = demoPlayers(merchant);
  const players = [...known, ...demoRegulars()];
  const hashes = await Promise.all(known.map(() => passwords.hash(DEMO_PASSWORD)));
  const now = clock();
  const rounds = pastRounds(catalogue, players.length, merchant.code, now);
  await transact(db, async (tx) => {
    // Held to the end: a second gateway that starts beside this one waits, then finds it done.
    const isSeeded = await tx
      .insertInto('idempotency')
      .values({
        merchant: merchant.code,
        scope: 'demo.seed',
        key: 'players',
        request_hash: Buffer.alloc(0),
        reply: null,
        // Never swept away with the keys of yesterday.
        created_at: new Date(8.64e14),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (isSeeded === undefined) return;
    const house = await houseAccount(tx, merchant.code, merchant.currency);
    for (const [index, player] of players.entries()) {
      const own = rounds.filter((round) => round.player === index);
      await seedPlayer(tx, merchant, house, {
        player,
        passwordHash: hashes[index] ?? null,
        rounds: player.balance === '0.00' ? [] : own,
        now,
      });
    }
  });
}

interface SeededPlayer {
  readonly player: DemoPlayer;
  readonly passwordHash: string | null;
  readonly rounds: readonly PastRound[];
  readonly now: number;
}

async function seedPlayer(
  tx: Tx,
  merchant: Merchant,
  house: bigint,
  { player, passwordHash, rounds, now }: SeededPlayer,
): Promise<void> {
  const { code, currency } = merchant;
  const joined = now - 75 * DAY;
  const { id } = await createMember(tx, {
    merchant: code,
    account: player.account,
    nickname: player.nickname,
    type: player.type,
    passwordHash,
    now: joined,
  });
  await tx
    .updateTable('member')
    .set({ vip: player.vip, mobile_verified: player.vip > 0, email_verified: player.vip > 1 })
    .where('merchant', '=', code)
    .where('account_key', '=', accountKey(player.account))
    .execute();
  const cash = await openMemberAccount(tx, {
    merchant: code,
    kind: 'cash',
    memberId: id,
    currency,
  });
  const { deposit, payout } = framing(toMinor(player.balance, currency) ?? 0n, rounds);
  if (deposit === 0n) return;

  const transfers: Transfer[] = [
    { kind: 'deposit', at: joined, from: house, to: cash, amount: deposit },
  ];
  const places = rounds.map((round) => {
    const bet = transfers.length;
    transfers.push({ kind: 'bet', at: round.at, from: cash, to: house, amount: round.stake });
    if (round.win === 0n) return { bet, win: undefined };
    transfers.push({ kind: 'win', at: round.at, from: house, to: cash, amount: round.win });
    return { bet, win: bet + 1 };
  });
  if (payout > 0n) {
    transfers.push({ kind: 'withdraw', at: now, from: cash, to: house, amount: payout });
  }
  const ids = await post(tx, code, currency, transfers);
  if (rounds.length === 0) return;
  await recordRounds(
    tx,
    rounds.map((round, index) => ({
      session: { merchant: code, memberId: id, nodeId: round.nodeId, mode: 'real', currency },
      stake: round.stake,
      win: round.win,
      transfers: {
        bet: ids[places[index]?.bet ?? -1] ?? 0n,
        win: ids[places[index]?.win ?? -1] ?? null,
      },
      outcome: {},
      at: round.at,
    })),
  );
}

/** A first deposit that carries the player through, and a payout that leaves the wanted balance. */
function framing(wanted: bigint, rounds: readonly PastRound[]) {
  let sum = 0n;
  let lowest = 0n;
  for (const { stake, win } of rounds) {
    sum -= stake;
    if (sum < lowest) lowest = sum;
    sum += win;
  }
  const exact = wanted - sum;
  const needed = -lowest;
  const deposit = exact > needed ? exact : needed;
  return { deposit, payout: deposit - exact };
}
