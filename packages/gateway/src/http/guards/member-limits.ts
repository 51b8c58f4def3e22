import type { Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import { rateLimited } from '../../kernel/refusal.ts';
import type { Merchant } from '../../kernel/sites/merchants.ts';
import type { Services } from '../../kernel/services.ts';
import type { Session } from '../../kernel/session.ts';
import { MINUTE, waitFor } from './limits.ts';

/** Of everything a member may write, what opens a game: each leaves a session that is kept. */
const LAUNCHES = 4;
const MOST_REMEMBERED = 10_000;

/** Until when whom: a gateway need not ask its database again what it was just told. */
const refused = new WeakMap<Kysely<Database>, Map<string, number>>();

function refusedBy(db: Kysely<Database>): Map<string, number> {
  const known = refused.get(db) ?? new Map<string, number>();
  refused.set(db, known);
  return known;
}

/**
 * What one member may do in a minute. No person comes near it, and a program
 * that plays a person fills neither the disk nor the pool.
 */
export async function countForMember(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  what: 'writes' | 'launches',
  { code }: Merchant,
  { memberId }: Session,
): Promise<void> {
  const known = refusedBy(db);
  const key = `${code} ${what} ${memberId}`;
  const now = clock();
  const until = known.get(key) ?? 0;
  if (until > now) throw rateLimited(until - now);
  const most = config.memberWrites;
  const limit = what === 'writes' ? most : Math.ceil(most / LAUNCHES);
  const counted = { scope: `${what}.member`, per: 'member', limit, window: MINUTE } as const;
  const wait = await waitFor(db, counted, code, memberId.toString(), now);
  if (wait === 0) {
    known.delete(key);
    return;
  }
  const [oldest] = known.keys();
  if (known.size >= MOST_REMEMBERED && oldest !== undefined) known.delete(oldest);
  known.set(key, now + wait);
  throw rateLimited(wait);
}
