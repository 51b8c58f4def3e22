import type { Tx } from '../../../kernel/database/transact.ts';
import { hashSecret, newSecret } from '../../../kernel/secrets/secrets.ts';

const LIFE = 15 * 60_000;

/** What whoever is called so enrols with; one that was open before is void. */
export async function invite(tx: Tx, name: string, now: number): Promise<string> {
  const invitation = newSecret();
  const open = { invite_hash: hashSecret(invitation), invite_until: new Date(now + LIFE) };
  await tx
    .insertInto('staff')
    .values({ name, ...open })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ ...open, active: true }))
    .execute();
  return invitation;
}
