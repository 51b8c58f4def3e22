import type { Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { transact, type Tx } from '../../../kernel/database/transact.ts';
import { StartError } from '../../../kernel/start-error.ts';
import type { Vault } from '../../../kernel/vault/vault.ts';
import { demoRegister, type RegisterCredentials } from './demo/adapter.ts';
import type { ExclusionRegister } from './port.ts';

interface Kept {
  readonly db: Kysely<Database>;
  readonly vault: Vault;
}

export interface RegisterAccount extends Pick<RegisterCredentials, 'address' | 'key' | 'secrets'> {
  readonly provider: string;
}

type Connect = (credentials: RegisterCredentials) => ExclusionRegister;

const adapters: ReadonlyMap<string, Connect> = new Map([['demo', demoRegister]]);

export const registerProviders = [...adapters.keys()];

const boundTo = (merchant: string, provider: string) => ['register account', merchant, provider];

/** The register that a merchant asks; undefined where none is connected, or its keys do not open. */
export async function registerOf(
  { db, vault }: Kept,
  merchant: string,
): Promise<ExclusionRegister | undefined> {
  const row = await db
    .selectFrom('register_account')
    .selectAll()
    .where('merchant', '=', merchant)
    .executeTakeFirst();
  const connect = row && adapters.get(row.provider);
  const opened = row && vault.open(row.sealed, boundTo(merchant, row.provider));
  if (row === undefined || connect === undefined || opened === undefined) return undefined;
  const credentials = JSON.parse(opened.toString()) as Pick<RegisterAccount, 'key' | 'secrets'>;
  return connect({ ...credentials, address: row.address });
}

export async function connectRegister(
  tx: Tx,
  vault: Vault,
  merchant: string,
  { provider, address, ...credentials }: RegisterAccount,
  now: number,
): Promise<void> {
  const sealed = vault.seal(Buffer.from(JSON.stringify(credentials)), boundTo(merchant, provider));
  const kept = { provider, address, sealed, changed_at: new Date(now) };
  await tx
    .insertInto('register_account')
    .values({ merchant, ...kept })
    .onConflict((conflict) => conflict.column('merchant').doUpdateSet(kept))
    .execute();
}

/** Seals anew what the former key sealed. A start with a key that opens neither is refused. */
export async function sealRegisterAccounts({ db, vault }: Kept, former?: Vault): Promise<void> {
  await transact(db, async (tx) => {
    const rows = await tx
      .selectFrom('register_account')
      .select(['merchant', 'provider', 'sealed'])
      .orderBy('merchant')
      .forUpdate()
      .execute();
    for (const { merchant, provider, sealed } of rows) {
      const bound = boundTo(merchant, provider);
      if (vault.open(sealed, bound) !== undefined) continue;
      const plain = former?.open(sealed, bound);
      if (plain === undefined) {
        throw new StartError(
          `What ${merchant} has at the register ${provider} was sealed with another LIVERY_KEY. ` +
            'Give that one as LIVERY_KEY_FORMER once.',
        );
      }
      await tx
        .updateTable('register_account')
        .set({ sealed: vault.seal(plain, bound) })
        .where('merchant', '=', merchant)
        .execute();
    }
  });
}
