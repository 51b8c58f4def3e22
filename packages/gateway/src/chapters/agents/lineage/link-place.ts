import type { Tx } from '../../../kernel/database/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { dayIn } from '../../../kernel/time/days.ts';

export interface LinkTerms {
  /** Whose link it is; null: the house’s. */
  readonly inviter: bigint | null;
  readonly kind: 'agent' | 'member';
  readonly rates: Readonly<Record<string, number>>;
}

/**
 * Takes one place of a link, in the transaction that opens the account: of two
 * who come for the last one, one is refused. An invitation that is no agent’s
 * link has no places to count.
 */
export async function takePlace(
  tx: Tx,
  { code: merchant, timeZone }: Merchant,
  code: string,
  now: number,
): Promise<LinkTerms> {
  const key = { merchant, code_key: code.toLowerCase() };
  const found = await tx
    .selectFrom('affiliate')
    .select(['member_id', 'kind', 'rates'])
    .where((its) => its.and(key))
    .executeTakeFirst();
  if (found === undefined) throw new Refusal('affiliate.invalid');
  const { member_id: inviter, kind, rates } = found;
  if (kind === null) return { inviter, kind: 'member', rates: {} };
  const taken = await tx
    .updateTable('affiliate')
    .set((its) => ({ uses: its('uses', '+', 1) }))
    .where((its) => its.and(key))
    .where('ended_at', 'is', null)
    .where((its) => its.or([its('most_uses', 'is', null), its('uses', '<', its.ref('most_uses'))]))
    .where((its) =>
      its.or([its('valid_to', 'is', null), its('valid_to', '>=', dayIn(timeZone, now))]),
    )
    .returning('uses')
    .executeTakeFirst();
  if (taken === undefined) throw new Refusal('affiliate.invalid');
  return { inviter, kind, rates };
}
