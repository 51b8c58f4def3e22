import type { Reply } from '@livery/contract';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Tx } from '../../../kernel/database/transact.ts';
import type { Owner } from '../session/credentials.ts';
import type { MemberTables } from '../tables.ts';

export type DataRequest = Selectable<MemberTables['data_request']>;

/** The last of each kind. */
export async function requestsOf(
  db: Kysely<Database>,
  { merchant, memberId }: Owner,
): Promise<Readonly<Partial<Record<DataRequest['kind'], DataRequest>>>> {
  const rows = await db
    .selectFrom('data_request')
    .selectAll()
    .distinctOn('kind')
    .where((its) => its.and({ merchant, member_id: memberId }))
    .orderBy('kind')
    .orderBy('id', 'desc')
    .execute();
  return Object.fromEntries(rows.map((row) => [row.kind, row]));
}

/** Their time is over: the parts go with the next look. */
export async function endOldCopies(
  db: Kysely<Database>,
  merchant: string,
  now: number,
): Promise<void> {
  await db
    .updateTable('data_request')
    .set({ state: 'over' })
    .where((its) => its.and({ merchant, state: 'ready' as const }))
    .where('until', '<=', new Date(now))
    .execute();
}

/** Who asks twice has asked once. */
export async function keepRequest(
  tx: Tx,
  { merchant, memberId }: Owner,
  kind: DataRequest['kind'],
  now: number,
): Promise<void> {
  await endOldCopies(tx, merchant, now);
  await tx
    .insertInto('data_request')
    .values({ merchant, member_id: memberId, kind, asked_at: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function shownOwnData(
  db: Kysely<Database>,
  owner: Owner,
  now: number,
): Promise<Reply<'ownData'>> {
  const { copy, deletion } = await requestsOf(db, owner);
  const isThere = copy?.state === 'ready' && (copy.until?.getTime() ?? 0) > now;
  return {
    ...(copy && (isThere || copy.state === 'asked')
      ? {
          copy: {
            state: isThere ? 'ready' : 'asked',
            askedAt: copy.asked_at.getTime(),
            ...(isThere && copy.until && copy.parts !== null
              ? { until: copy.until.getTime(), parts: copy.parts }
              : {}),
          },
        }
      : {}),
    ...(deletion && (deletion.state === 'asked' || deletion.state === 'refused')
      ? {
          deletion: {
            state: deletion.state,
            askedAt: deletion.asked_at.getTime(),
            ...(deletion.answer === null ? {} : { answer: deletion.answer }),
          },
        }
      : {}),
  };
}
