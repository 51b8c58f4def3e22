import type { Merchant } from '../../kernel/sites/merchants.ts';
import type { Services } from '../../kernel/services.ts';
import type { Session } from '../../kernel/session.ts';
import { countAgainst, MINUTE } from './limits.ts';

/** Of everything a member may write, what opens a game: each leaves a session that is kept. */
const LAUNCHES = 4;

/**
 * What one member may do in a minute. No person comes near it, and a program
 * that plays a person fills neither the disk nor the pool.
 */
export function countForMember(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  what: 'writes' | 'launches',
  merchant: Merchant,
  { memberId }: Session,
): Promise<void> {
  const most = config.memberWrites;
  const limit = what === 'writes' ? most : Math.ceil(most / LAUNCHES);
  const counted = { scope: `${what}.member`, limit, window: MINUTE };
  return countAgainst(db, counted, merchant.code, memberId.toString(), clock());
}
