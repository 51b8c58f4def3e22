import type { Tx } from '../../../kernel/database/transact.ts';
import type { Guard } from '../guard/guard.ts';
import type { CareTables } from '../tables.ts';
import type { Selectable } from 'kysely';

/** What was shown and answered, for whoever asks later. */
export async function noteCare(
  tx: Tx,
  { merchant, member_id }: Pick<Guard, 'merchant' | 'member_id'>,
  event: Selectable<CareTables['care_event']>['event'],
  facts: object,
  now: number,
): Promise<void> {
  await tx
    .insertInto('care_event')
    .values({ merchant, member_id, event, facts: JSON.stringify(facts), at: new Date(now) })
    .execute();
}
