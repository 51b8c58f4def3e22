import { sql } from 'kysely';
import { transact, type Tx } from '../../../kernel/database/transact.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { startLooking, type OpenWork } from '../../../kernel/time/looking.ts';
import type { House } from '../../chapter.ts';
import { textOfCopy } from './sections.ts';
import { endOldCopies, type DataRequest } from './store.ts';
import { readyLetter } from './words.ts';

/** So long a copy can be fetched. */
const KEPT = 7 * 86_400_000;
/** Characters of a part, about: what a page fetches at once. */
const PART = 400_000;

/** Makes the copies that members asked for, one after the other. */
export function startCopies(house: House): OpenWork {
  const { db, clock, sites, events, warn } = house;

  const make = (merchant: Merchant): Promise<boolean> =>
    transact(db, async (tx) => {
      const asked = await nextAsked(tx, merchant.code);
      if (asked === undefined) return false;
      const now = clock();
      const until = new Date(now + KEPT);
      const parts = await writeParts(house, tx, asked, until, now);
      await tx
        .updateTable('data_request')
        .set({ state: 'ready', answered_at: new Date(now), until, parts })
        .where((its) => its.and({ merchant: asked.merchant, id: asked.id }))
        .execute();
      const owner = { merchant, memberId: asked.member_id, now };
      await events.ownerTold(tx, { ...owner, ...readyLetter(merchant, until) });
      return true;
    });

  const look = async (): Promise<boolean> => {
    let isMore = false;
    for (const merchant of sites.merchants) {
      await endOld(house, merchant.code, clock());
      const wasMade = await make(merchant).catch((error: unknown) => {
        warn({ err: error, merchant: merchant.code }, 'a copy of data was not made');
        return false;
      });
      if (wasMade) isMore = true;
    }
    return isMore;
  };
  return startLooking(look, (error) => warn({ err: error }, 'copies of data were not looked for'));
}

/** Held to the end: of several gateways one makes it, and a killed one leaves it as it was. */
async function nextAsked(tx: Tx, merchant: string): Promise<DataRequest | undefined> {
  return tx
    .selectFrom('data_request')
    .selectAll()
    .where((its) => its.and({ merchant, kind: 'copy' as const, state: 'asked' as const }))
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

async function writeParts(
  { vault }: House,
  tx: Tx,
  { merchant, id: request, member_id: memberId }: DataRequest,
  until: Date,
  now: number,
): Promise<number> {
  let parts = 0;
  let waiting = '';
  const write = async (): Promise<void> => {
    const sealed = vault.seal(Buffer.from(waiting), [merchant, request.toString(), `${parts}`]);
    await tx
      .insertInto('data_copy_part')
      .values({ merchant, request_id: request, part: parts, sealed })
      .execute();
    parts += 1;
    waiting = '';
  };
  const about = {
    merchant,
    member: memberId.toString(),
    madeAt: new Date(now).toISOString(),
    until: until.toISOString(),
    amounts: 'in the smallest unit of their currency',
  };
  for await (const piece of textOfCopy(tx, { merchant, memberId }, about)) {
    waiting += piece;
    if (waiting.length >= PART) await write();
  }
  await write();
  return parts;
}

/** What nobody fetched in its days is gone. */
async function endOld({ db }: House, merchant: string, now: number): Promise<void> {
  await endOldCopies(db, merchant, now);
  await sql`DELETE FROM data_copy_part AS part USING data_request AS request
    WHERE part.merchant = ${merchant} AND request.merchant = part.merchant
      AND request.id = part.request_id AND request.state = 'over'`.execute(db);
}
