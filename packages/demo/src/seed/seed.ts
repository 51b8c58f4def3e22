import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import {
  type Catalogue,
  isAgent,
  type Merchant,
  openPast,
  type Seeding,
  transact,
  type Tx,
} from '@livery/gateway/extras';
import { writeContent } from './content.ts';
import { writeFavourites } from './favourites.ts';
import { historyOf } from '../history/merchant-history.ts';
import { jackpotWins, writeJackpots } from './jackpots.ts';
import { closeDays } from './closes.ts';
import { openBooks } from './ledger.ts';
import { writeInboxMessages } from './inbox-messages.ts';
import { writeMembers } from './members.ts';
import { DEMO_PASSWORD, demoPlayers, demoRegulars, type DemoPlayer } from '../people/players.ts';
import { writePayouts } from './payouts.ts';
import { bonusOf, writePromotions } from './promotions.ts';
import { writeContracts } from './contracts.ts';
import { earnersAmong, writeRates } from './rates.ts';
import { writeRounds } from './rounds.ts';
import { writeInvitations, writeSettings } from './site-settings.ts';

/** As many as there are cores to expect: what waits for the database lets another compute. */
const AT_ONCE = 2;

/** Makes every demo merchant a living place; once, however often it is asked. */
export async function seedDemos(seeding: Seeding): Promise<void> {
  const { merchants, catalogueOf } = seeding;
  const waiting = merchants.filter(({ environment }) => environment === 'demo').values();
  const work = async () => {
    for (const merchant of waiting) await seedDemo(seeding, merchant, catalogueOf(merchant));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Between two looks whether another gateway is done. */
const PAUSE = 250;

/** A second gateway that starts beside one that seeds waits for it, however long that takes. */
async function seedDemo(seeding: Seeding, merchant: Merchant, catalogue: Catalogue): Promise<void> {
  while (!(await transact(seeding.db, (tx) => seedAlone(tx, seeding, merchant, catalogue)))) {
    await delay(PAUSE);
  }
}

/** Whether all is there; not while another gateway is at it. */
async function seedAlone(
  tx: Tx,
  { clock, passwords, vault }: Seeding,
  merchant: Merchant,
  catalogue: Catalogue,
): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`
    SELECT pg_try_advisory_xact_lock(hashtext('livery.demo'), hashtext(${merchant.code}))
      AS mine`.execute(tx);
  if (rows[0]?.mine !== true) return false;
  if (!(await isFirst(tx, merchant))) return true;
  // Only now: a hash is meant to take long, and most starts find everything there. One
  // serves all accounts, as they share the password: a salt each would hide nothing.
  const passwordHash = await passwords.hash(merchant.code, DEMO_PASSWORD);
  await write(tx, { merchant, catalogue, passwordHash, vault, now: clock() });
  return true;
}

async function isFirst(tx: Tx, { code }: Merchant): Promise<boolean> {
  const mark = await tx
    .insertInto('idempotency')
    .values({
      merchant: code,
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
  return mark !== undefined;
}

interface DemoSeed extends Pick<Seeding, 'vault'> {
  readonly merchant: Merchant;
  readonly catalogue: Catalogue;
  readonly passwordHash: string;
  readonly now: number;
}

async function write(
  tx: Tx,
  { merchant, catalogue, passwordHash, vault, now }: DemoSeed,
): Promise<void> {
  const known = demoPlayers(merchant);
  const players = [...known, ...demoRegulars(known)];
  const gifts = new Map(jackpotWins(merchant, now));
  const main = known.find(({ plays }) => plays === 'much');
  if (main !== undefined) gifts.set(main.account, [bonusOf(merchant, now)]);
  const happened = historyOf({ merchant, catalogue, players, now, gifts });

  await openPast(tx, merchant.code);
  const ids = await writeMembers(tx, merchant, players, passwordHash, now);
  await writeRates(tx, merchant, players, ids, now);
  const books = await openBooks(tx, merchant, players, ids, happened);
  const earners = earnersAmong(players);
  const { waiting = [], posted = [] } = Object.groupBy(books.numbered, ({ player }) =>
    earners.has(player) ? 'waiting' : 'posted',
  );
  await books.post(posted);
  const first = await writeRounds(tx, { merchant, catalogue }, ids, books.numbered);
  await closeDays(tx, { merchant, books, ids, earners, waiting }, first, now);
  await writeFavourites(tx, merchant, players, ids, happened);
  await writeJackpots(tx, merchant, catalogue, now);
  await writeContent(tx, merchant, now);
  await writePromotions(tx, merchant, byPlay(players, ids), now);
  await writeInboxMessages(tx, merchant, players, ids, happened, now);
  await writeReads(tx, merchant, ids);
  await writePayouts(tx, { vault, merchant, now }, players, ids);
  await writeSettings(tx, merchant);
  await writeContracts(tx, merchant, players, ids, now);
  const agent = ids[players.findIndex(({ type }) => isAgent(type))];
  if (agent !== undefined) await writeInvitations(tx, merchant, agent);
}

const byPlay = (players: readonly DemoPlayer[], ids: readonly bigint[]) =>
  new Map(
    players.flatMap(({ plays }, index) =>
      ids.slice(index, index + 1).map((id) => [plays, id] as const),
    ),
  );

/** Who read which notice: older ones were read by more, so that some are popular. */
async function writeReads(tx: Tx, { code }: Merchant, ids: readonly bigint[]): Promise<void> {
  await sql`
    INSERT INTO announcement_read (merchant, announcement_id, member_id, at)
    SELECT announcement.merchant, announcement.id, member.id, starts_at + interval '5 hours'
    FROM announcement JOIN member ON member.merchant = announcement.merchant
    WHERE announcement.merchant = ${code} AND kind = 'notice'
      AND starts_at < now() - interval '4 days' AND member.id = ANY(${ids.map(String)}::bigint[])
      AND (member.id * 7 + announcement.id * 13) % 10 < 6`.execute(tx);
}
