import type { Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { maskName } from '../../../kernel/mask-name.ts';

export interface LineName {
  readonly id: string;
  readonly account: string;
  readonly masked: boolean;
}

/** An agent reads the accounts of those right below, and a mask of who stands deeper. */
export function namedTo(
  agentId: bigint,
  {
    id,
    parent,
    account,
  }: { readonly id: bigint; readonly parent?: bigint; readonly account: string },
): LineName {
  const masked = id !== agentId && parent !== agentId;
  return { id: id.toString(), account: masked ? maskName(account) : account, masked };
}

/** Of a way down a line, whose first is the agent. */
export async function namesAlong(
  db: Kysely<Database>,
  merchant: string,
  path: readonly bigint[],
): Promise<LineName[]> {
  const [agentId = 0n] = path;
  const rows = await db
    .selectFrom('member')
    .select(['id', 'account'])
    .where('merchant', '=', merchant)
    .where('id', 'in', [...path])
    .execute();
  const accounts = new Map(rows.map(({ id, account }) => [id, account]));
  return path.map((id, place) => {
    const parent = path[place - 1];
    const account = accounts.get(id) ?? '';
    return namedTo(agentId, { id, account, ...(parent !== undefined && { parent }) });
  });
}
