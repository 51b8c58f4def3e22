import type { Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { transact } from '../../../kernel/database/transact.ts';
import { StartError } from '../../../kernel/start-error.ts';
import type { Vault } from '../../../kernel/vault/vault.ts';
import { blindOf, numberBoundTo } from './store.ts';

const AT_ONCE = 500;

interface Kept {
  readonly db: Kysely<Database>;
  readonly vault: Vault;
}

/**
 * Seals numbers anew that the former key sealed, with what they are compared
 * by. A start with a key that opens neither is refused. One that was removed
 * has no number any more, and is compared no longer.
 */
export async function sealInstruments({ db, vault }: Kept, former?: Vault): Promise<void> {
  let after = { merchant: '', id: 0n };
  for (;;) {
    const next = await transact(db, async (tx) => {
      const rows = await tx
        .selectFrom('instrument')
        .select(['merchant', 'id', 'member_id', 'rail', 'sealed'])
        .where('sealed', 'is not', null)
        .where((its) =>
          its(its.refTuple('merchant', 'id'), '>', its.tuple(after.merchant, after.id)),
        )
        .orderBy('merchant')
        .orderBy('id')
        .limit(AT_ONCE)
        .forUpdate()
        .execute();
      for (const { merchant, id, member_id: memberId, rail, sealed } of rows) {
        const bound = numberBoundTo({ merchant, memberId });
        if (sealed === null || vault.open(sealed, bound) !== undefined) continue;
        const plain = former?.open(sealed, bound);
        if (plain === undefined) {
          throw new StartError(
            `Account ${id} of a member of ${merchant} was sealed with another LIVERY_KEY. ` +
              'Give that one as LIVERY_KEY_FORMER once.',
          );
        }
        const blind = blindOf(vault, merchant, rail, plain.toString());
        await tx
          .updateTable('instrument')
          .set({ sealed: vault.seal(plain, bound), blind })
          .where((its) => its.and({ merchant, id }))
          .execute();
      }
      return rows.length < AT_ONCE ? undefined : rows.at(-1);
    });
    if (next === undefined) return;
    after = next;
  }
}
