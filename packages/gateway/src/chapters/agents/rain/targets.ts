import type { Tx } from '../../../kernel/database/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { barColumns, barredBy } from '../../../kernel/sites/policy/barred.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';

/** Those right below who are meant, each once; a name that is not among them refuses all. */
export async function peopleAsked(
  tx: Tx,
  merchant: string,
  agentId: bigint,
  targets: readonly string[] | undefined,
): Promise<readonly bigint[]> {
  const keys = targets && [...new Set(targets.map((name) => name.toLowerCase()))];
  const rows = await tx
    .selectFrom('lineage')
    .innerJoin('member', (join) =>
      join
        .onRef('member.merchant', '=', 'lineage.merchant')
        .onRef('member.id', '=', 'lineage.member_id'),
    )
    .select('member.id')
    .where('lineage.merchant', '=', merchant)
    .where('lineage.parent_id', '=', agentId)
    .where('member.erased_at', 'is', null)
    .$if(keys !== undefined, (query) => query.where('member.account_key', 'in', keys ?? []))
    .orderBy('member.id')
    .execute();
  if (keys !== undefined && rows.length < keys.length) throw new Refusal('user.missing');
  return rows.map(({ id }) => id);
}

interface Targets {
  readonly rainId: bigint;
  readonly people: readonly bigint[];
  readonly now: number;
}

/** Whoever is barred from play is none of them, and whoever sends it is not told. */
export async function writeTargets(
  tx: Tx,
  merchant: Merchant,
  { rainId, people, now }: Targets,
): Promise<void> {
  const { code } = merchant;
  const guards = await tx
    .selectFrom('member_guard')
    .select(['member_id', ...barColumns])
    .where('merchant', '=', code)
    .where('member_id', 'in', [...people])
    .execute();
  const barred = new Set(
    guards
      .filter((guard) => barredBy(merchant, guard, now) !== undefined)
      .map(({ member_id: id }) => id),
  );
  const meant = people.filter((id) => !barred.has(id));
  if (meant.length === 0) return;
  await tx
    .insertInto('red_rain_target')
    .values(meant.map((id) => ({ merchant: code, rain_id: rainId, member_id: id })))
    .execute();
}
