import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import type { House } from '../../chapter.ts';
import { startLooking, type OpenWork } from '../../../kernel/time/looking.ts';
import { raiseFlags } from './raise.ts';

const PAUSE = 5_000;
/** So long a look may take before another gateway takes its place. */
const LEASE = 60_000;
/** A transaction is committed no later than this after the time that it writes. */
const OVERLAP = 60_000;
/** Of what was before anybody looked. */
const FIRST_LOOK = 30 * 86_400_000;

/** Looks at whoever did something since the last look: after the commit, and in no request of theirs. */
export function startFlags(house: House): OpenWork {
  const { db, clock, sites, warn } = house;
  const lookAt = async (merchant: Merchant): Promise<void> => {
    const now = clock();
    const since = await claimMark(db, merchant.code, now);
    if (since === undefined) return;
    for (const id of await membersSince(db, merchant.code, since)) {
      await raiseFlags(db, merchant, id, now);
    }
    await db
      .updateTable('flag_mark')
      .set({ seen_until: new Date(now), next_at: new Date(clock() + PAUSE) })
      .where('merchant', '=', merchant.code)
      .where('seen_until', '<=', new Date(now))
      .execute();
  };
  const look = async (): Promise<boolean> => {
    for (const merchant of sites.merchants) {
      await lookAt(merchant).catch((error: unknown) =>
        warn({ err: error, merchant: merchant.code }, 'members were not looked at'),
      );
    }
    return false;
  };
  return startLooking(look, (error) => warn({ err: error }, 'flags were not looked for'));
}

/** Of several gateways one looks; whoever is killed in it leaves the mark where it was. */
async function claimMark(
  db: Kysely<Database>,
  merchant: string,
  now: number,
): Promise<Date | undefined> {
  const at = new Date(now);
  await db
    .insertInto('flag_mark')
    .values({ merchant, seen_until: new Date(now - FIRST_LOOK), next_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db
    .updateTable('flag_mark')
    .set({ next_at: new Date(now + LEASE) })
    .where('merchant', '=', merchant)
    .where('next_at', '<=', at)
    .returning('seen_until')
    .executeTakeFirst();
  return row && new Date(row.seen_until.getTime() - OVERLAP);
}

async function membersSince(
  db: Kysely<Database>,
  merchant: string,
  since: Date,
): Promise<readonly bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    SELECT deposit.member_id AS id FROM order_event AS event JOIN deposit_order AS deposit
      ON deposit.merchant = event.merchant AND deposit.id = event.order_id
      WHERE event.merchant = ${merchant} AND event.at > ${since}
    UNION SELECT payout.member_id FROM payout_event AS event JOIN payout
      ON payout.merchant = event.merchant AND payout.id = event.payout_id
      WHERE event.merchant = ${merchant} AND event.at > ${since}
    UNION SELECT member_id FROM instrument
      WHERE merchant = ${merchant} AND added_at > ${since} ORDER BY 1`.execute(db);
  return rows.map(({ id }) => id);
}
