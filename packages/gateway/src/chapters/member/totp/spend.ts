import type { Tx } from '../../../kernel/database/transact.ts';
import { stepOfCode } from '../../../kernel/secrets/totp.ts';
import type { Vault } from '../../../kernel/vault/vault.ts';
import type { Owner } from '../session/credentials.ts';
import { openTotp } from './sealed.ts';
import { spendRecoveryCode } from './recovery.ts';

/** Whether it is a code of the member’s app, or one for when that is lost. Either works once. */
export async function spendSecondFactor(
  tx: Tx,
  vault: Vault,
  owner: Owner,
  given: string,
  now: number,
): Promise<boolean> {
  const { merchant, memberId } = owner;
  const row = await tx
    .selectFrom('member_totp')
    .select(['sealed', 'step'])
    .where((its) => its.and({ merchant, member_id: memberId }))
    .where('confirmed_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return false;
  const bytes = openTotp(vault, owner, row.sealed);
  const step = bytes && stepOfCode(bytes, given, now, row.step);
  if (step === undefined) return spendRecoveryCode(tx, owner, given);
  await tx
    .updateTable('member_totp')
    .set({ step })
    .where((its) => its.and({ merchant, member_id: memberId }))
    .execute();
  return true;
}
