import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { LEASE, nextCheck } from '../../../kernel/providers/checks.ts';
import { startLooking, type OpenWork } from '../../../kernel/time/looking.ts';
import { shared, type House } from '../../chapter.ts';
import { openKycStates } from '../rows/states.ts';
import type { CaseRow } from '../rows/cases.ts';
import { identityProviderOf } from '../providers/accounts.ts';
import { applyFinding } from './apply.ts';
import { expireCases } from './expire.ts';

const MOST_AT_ONCE = 20;

export const identityWork = shared<OpenWork>('identities that are looked at');

/** Looks after cases that a provider has, when their time has come. The rows are the jobs. */
export function startIdentityWork(house: House): OpenWork {
  const { db, clock, sites, warn } = house;

  const follow = async (row: CaseRow): Promise<void> => {
    const merchant = sites.of(row.merchant);
    const provider = await identityProviderOf(house, row.merchant);
    if (merchant === undefined || provider?.code !== row.provider || row.reference === null) {
      throw new Error('nobody to be asked');
    }
    const finding = await provider.read(row.reference);
    if (finding !== undefined) await applyFinding(house, merchant, row, finding);
  };

  const look = async (): Promise<boolean> => {
    const rows = await claimCases(db, MOST_AT_ONCE, clock());
    await Promise.all(
      rows.map(async (row) => {
        try {
          await follow(row);
        } catch (error) {
          warn({ err: error, merchant: row.merchant }, 'an identity could not be looked after');
        }
        await putOff(db, row, clock()).catch((error: unknown) =>
          warn({ err: error }, 'nor be put off'),
        );
      }),
    );
    const isMore = await expireCases(house);
    return isMore || rows.length === MOST_AT_ONCE;
  };

  return startLooking(look, (error) => warn({ err: error }, 'identities were not looked for'));
}

/** Of several gateways each gets others; no transaction stays open. */
function claimCases(db: Kysely<Database>, most: number, now: number): Promise<CaseRow[]> {
  const at = new Date(now);
  const until = new Date(now + LEASE);
  return db
    .with('due', (part) =>
      part
        .selectFrom('kyc_case')
        .select(['merchant', 'id'])
        .where('next_check_at', '<=', at)
        .where((its) => its.or([its('leased_until', 'is', null), its('leased_until', '<=', at)]))
        .orderBy('next_check_at')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('kyc_case')
    .from('due')
    .set({ leased_until: until, next_check_at: until, checks: sql`checks + 1` })
    .whereRef('kyc_case.merchant', '=', 'due.merchant')
    .whereRef('kyc_case.id', '=', 'due.id')
    .returningAll('kyc_case')
    .execute();
}

/** Looked at again later each time; what was told while it was looked at stays due. */
async function putOff(
  db: Kysely<Database>,
  { merchant, id, reference, checks, next_check_at: claimed }: CaseRow,
  now: number,
): Promise<void> {
  await db
    .updateTable('kyc_case')
    .set({
      leased_until: null,
      next_check_at: sql`CASE WHEN next_check_at = ${claimed} THEN ${nextCheck(checks, now)}
        ELSE next_check_at END`,
    })
    .where((its) => its.and({ merchant, id, reference }))
    .where('next_check_at', 'is not', null)
    .execute();
}

/** Somebody told that there is something to see; whose case nobody knows is nobody's. */
export async function noteNews(
  db: Kysely<Database>,
  at: { readonly merchant: string; readonly provider: string; readonly reference: string },
  now: number,
): Promise<boolean> {
  const row = await db
    .updateTable('kyc_case')
    .set({ next_check_at: new Date(now) })
    .where((its) => its.and(at))
    .where('state', 'in', [...openKycStates])
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
