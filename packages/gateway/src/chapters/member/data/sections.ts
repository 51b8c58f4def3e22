import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Owner } from '../session/credentials.ts';

interface Section {
  readonly name: string;
  /** What of a row is the member’s to have: no hash, no secret, no word about anybody else. */
  readonly columns: string;
  readonly from: string;
  /** Rows are read in its order, and go on behind its last value. */
  readonly key: string;
  /** Whose they are. */
  readonly owner?: string;
}

/** All that is kept of a member, a table or what belongs together each. */
const sections: readonly Section[] = [
  {
    name: 'profile',
    from: 'member',
    key: 'id',
    owner: 'id',
    columns: `id, account, nickname, type, vip, head_icon, mobile, mobile_verified, email,
      email_verified, birthday, profile, marketing, affiliate_code, language, kyc_level, kyc_status,
      google_linked_at, facebook_linked_at, registered_by, created_at, last_login_at,
      last_login_ip`,
  },
  {
    name: 'logins',
    from: 'login_record',
    key: 'id',
    columns: 'id, at, ok, device, address, country',
  },
  {
    name: 'passkeys',
    from: 'passkey',
    key: 'id',
    columns: 'id, name, created_at, last_used_at',
  },
  {
    name: 'formerContacts',
    from: 'former_contact',
    key: 'replaced_at',
    columns: 'replaced_at, kind, value',
  },
  { name: 'questions', from: 'security_answer', key: 'question', columns: 'question, set_at' },
  {
    name: 'consents',
    from: 'consent_event',
    key: 'id',
    columns: 'id, channel, product, agreed, text_version, language, at',
  },
  {
    name: 'termsAccepted',
    from: 'terms_acceptance',
    key: 'version',
    columns: 'version, language, at',
  },
  {
    name: 'limits',
    from: 'limit_event',
    key: 'id',
    columns: 'id, kind, period, event, amount::text, by, at',
  },
  {
    name: 'bars',
    from: 'bar',
    key: 'id',
    columns: 'id, kind, duration, until, all_brands, reason, set_by, at, asked_at',
  },
  { name: 'careEvents', from: 'care_event', key: 'id', columns: 'id, event, facts, at' },
  {
    name: 'accounts',
    from: 'ledger_account',
    key: 'id',
    columns: 'id, kind, vendor, currency, balance::text',
  },
  {
    name: 'transactions',
    from: `ledger_entry JOIN ledger_account AS account ON account.merchant = ledger_entry.merchant
      AND account.id = ledger_entry.account_id`,
    key: 'ledger_entry.transfer_id',
    owner: 'account.member_id',
    columns: `ledger_entry.transfer_id, moment_of(ledger_entry.transfer_id) AS at, ledger_entry.line, ledger_entry.account_id,
      ledger_entry.kind, ledger_entry.currency, ledger_entry.amount::text,
      ledger_entry.balance::text`,
  },
  {
    name: 'deposits',
    from: 'deposit_order',
    key: 'id',
    columns: `id, reference, rail, currency, amount::text, state, received::text, credited::text,
      created_at`,
  },
  {
    name: 'depositsByHand',
    from: `manual_deposit JOIN deposit_order AS ordered
      ON ordered.merchant = manual_deposit.merchant AND ordered.id = manual_deposit.order_id`,
    key: 'manual_deposit.order_id',
    owner: 'ordered.member_id',
    columns: `manual_deposit.order_id, manual_deposit.sent_at, manual_deposit.sender,
      manual_deposit.decided_at`,
  },
  {
    name: 'depositSlips',
    from: 'deposit_slip',
    key: 'id',
    columns: 'id, order_id, content_type, size, at, sealed IS NOT NULL AS kept',
  },
  {
    name: 'payoutAccounts',
    from: 'instrument',
    key: 'id',
    columns: 'id, rail, bank, payee_name, last4, added_at, removed_at',
  },
  {
    name: 'payouts',
    from: 'payout',
    key: 'id',
    columns: `id, instrument_id, reference, rail, currency, amount::text, fee::text, state,
      paid::text, returned::text, created_at, changed_at`,
  },
  {
    name: 'rounds',
    from: 'round',
    key: 'id',
    columns: `id, node_id, mode, currency, stake::text, win::text, returned::text, status,
      outcome, at`,
  },
  {
    name: 'claims',
    from: 'promotion_claim',
    key: 'promotion_id',
    columns: 'promotion_id, status, remark, at',
  },
  {
    name: 'bonuses',
    from: 'bonus_grant',
    key: 'id',
    columns: `id, promotion_id, currency, terms, amount::text, required::text, cap::text,
      wagered::text, earned::text, state`,
  },
  { name: 'identityCases', from: 'kyc_case', key: 'id', columns: 'id, state, reasons' },
  {
    name: 'letters',
    from: 'message',
    key: 'id',
    columns: 'id, kind, titles, contents, at, read_at',
  },
  { name: 'feedback', from: 'feedback', key: 'id', columns: 'id, category, content, at' },
  {
    name: 'pictures',
    from: 'upload',
    key: 'id',
    columns: 'id, subject, content_type, size, width, height, at',
  },
  { name: 'favourites', from: 'favourite', key: 'node_id', columns: 'node_id, at' },
  { name: 'recentGames', from: 'recent', key: 'node_id', columns: 'node_id, at' },
];

const LOT = 2_000;

/** The text of one JSON document, in pieces that memory holds. */
export async function* textOfCopy(
  db: Kysely<Database>,
  owner: Owner,
  about: object,
): AsyncGenerator<string> {
  yield `{"about":${JSON.stringify(about)}`;
  for (const section of sections) {
    yield `,\n${JSON.stringify(section.name)}:[`;
    let after: string | undefined;
    for (;;) {
      const rows = await rowsOf(db, section, owner, after);
      const text = rows.map(({ row }) => `\n${row}`).join(',');
      if (text !== '') yield `${after === undefined ? '' : ','}${text}`;
      after = rows.at(-1)?.key;
      if (rows.length < LOT) break;
    }
    yield ']';
  }
  yield '}\n';
}

async function rowsOf(
  db: Kysely<Database>,
  { columns, from, key, owner = 'member_id' }: Section,
  { merchant, memberId }: Owner,
  after: string | undefined,
): Promise<readonly { readonly row: string; readonly key: string }[]> {
  const at = sql.raw(key);
  // Of several tables that are one section, the one that says whose they are.
  const table = owner.slice(0, owner.indexOf('.') + 1);
  // The sort of numbers is that of numbers, and each comes back as it went out.
  const behind: RawBuilder<unknown> = after === undefined ? sql`true` : sql`${at} > ${after}`;
  const { rows } = await sql<{ row: string; key: string }>`
    SELECT (to_jsonb(one) - 'sort_key')::text AS row, one.sort_key::text AS key FROM (
      SELECT ${sql.raw(columns)}, ${at} AS sort_key FROM ${sql.raw(from)}
      WHERE ${sql.raw(`${table}merchant`)} = ${merchant} AND ${sql.raw(owner)} = ${memberId}
        AND ${behind}
      ORDER BY ${at} FETCH FIRST ${sql.lit(LOT)} ROWS WITH TIES) AS one ORDER BY one.sort_key`.execute(
    db,
  );
  return rows;
}
