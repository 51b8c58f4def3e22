import { sql, type Kysely } from 'kysely';
import { accountKey, findByAccount } from './store.ts';
import { ActRefusal } from '../../kernel/acts/act-refusal.ts';
import type { Database } from '../../kernel/database/schema.ts';
import type { Merchant } from '../../kernel/sites/merchants.ts';

const MOST_ALIKE = 5;

/** The member of an account, or a sentence that names accounts which begin alike. */
export async function memberNamed(
  db: Kysely<Database>,
  { code }: Pick<Merchant, 'code'>,
  account: string,
): Promise<{ readonly id: bigint; readonly account: string; readonly type: number }> {
  const key = accountKey(account);
  const found = await findByAccount(db, code, key);
  if (found !== undefined) return found;
  const alike = await db
    .selectFrom('member')
    .select('account')
    .where('merchant', '=', code)
    .where(sql<boolean>`starts_with(account_key, ${key.slice(0, 3)})`)
    .orderBy('account_key')
    .limit(MOST_ALIKE)
    .execute();
  const others = alike.map((one) => one.account).join(', ');
  throw new ActRefusal(
    `${code} has no member ${account}.${others === '' ? '' : ` There are ${others}.`}`,
  );
}
