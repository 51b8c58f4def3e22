import { transact } from '../../../kernel/database/transact.ts';
import type { Vault } from '../../../kernel/vault/vault.ts';
import type { House } from '../../chapter.ts';
import { openCodes, sealCodes } from './codes.ts';

/** Seals anew what the former key sealed. Whose codes open with neither is invited again. */
export async function resealCodes(
  { db, vault, warn }: Pick<House, 'db' | 'vault' | 'warn'>,
  former: Vault | undefined,
): Promise<void> {
  await transact(db, async (tx) => {
    const rows = await tx
      .selectFrom('staff')
      .select(['name', 'totp_sealed'])
      .where('totp_sealed', 'is not', null)
      .orderBy('name')
      .forUpdate()
      .execute();
    for (const { name, totp_sealed: sealed } of rows) {
      if (sealed === null || openCodes(vault, name, sealed) !== undefined) continue;
      const plain = former && openCodes(former, name, sealed);
      if (plain === undefined) {
        warn({ name }, 'codes of this person were sealed with another key; invite them again');
        continue;
      }
      await tx
        .updateTable('staff')
        .set({ totp_sealed: sealCodes(vault, name, plain) })
        .where('name', '=', name)
        .execute();
    }
  });
}
