import { sql } from 'kysely';
import type { Tx } from '../../../kernel/database/transact.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { foldLot } from '../fold/fold.ts';
import { payLot } from './pay.ts';
import { reckon } from './reckon.ts';

/** Of days that were over long ago nobody is written to. */
const events = { ownerTold: () => Promise.resolve() };

/**
 * For whoever writes rounds of the past by hand, once their books have begun:
 * closes the day after the last that is closed, in the writer’s own transaction
 * and as if it were that time. It folds, reckons and pays as every close does.
 * There is nobody to wait for and nobody is held back; and whoever wrote the
 * rounds has it proven once that they are right, and not at each start.
 */
export async function closePast(
  tx: Tx,
  merchant: Merchant,
  day: string,
  now: number,
): Promise<void> {
  const { code } = merchant;
  await sql`
    UPDATE agent_fence SET closed_through = ${day}::date, sealed_through = ${day}::date
    WHERE merchant = ${code}`.execute(tx);
  while (await foldLot(tx, code, day)) continue;
  const key = { merchant: code, kind: 'rebate', period: day, hour: 0 } as const;
  const { pays, net, earned, lines, digest } = await reckon(tx, merchant, key);
  if (earned !== lines) throw new Error(`${day}: pays are ${earned}, what lines earn is ${lines}`);
  for (let left = net > 0n; left;) {
    left = (await payLot(tx, events, merchant, key, now)).length > 0;
  }
  const figures = { pays: `${pays}`, net: `${net}`, lines: `${lines}`, paid: `${net}`, held: '0' };
  await tx
    .insertInto('agent_close')
    .values({
      ...key,
      state: 'closed',
      digest,
      figures: JSON.stringify(figures),
      closed_at: new Date(now),
    })
    .execute();
}
