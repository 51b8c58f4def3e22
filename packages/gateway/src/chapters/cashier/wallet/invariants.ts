import { sql } from 'kysely';
import type { Invariant } from '../../../kernel/database/invariants.ts';

const of = (merchant: string | null, column: string) =>
  merchant === null ? sql`true` : sql`${sql.ref(column)} = ${merchant}`;

/** What the books are worth: held by the database as they are written, and asked here of all of them. */
export const walletInvariants: readonly Invariant[] = [
  {
    name: 'I-1',
    says: 'Every transfer sums to nothing, in one currency.',
    breaches: (merchant) => sql`
      SELECT 'transfer ' || transfer_id || ' of ' || merchant AS what FROM ledger_entry
      WHERE ${of(merchant, 'merchant')} GROUP BY merchant, transfer_id
      HAVING sum(amount) <> 0 OR count(DISTINCT currency) <> 1`,
  },
  {
    name: 'I-2',
    says: 'No member has less than nothing.',
    breaches: (merchant) => sql`
      SELECT kind || ' account ' || id || ' of ' || merchant AS what FROM ledger_account
      WHERE balance < 0 AND ${of(merchant, 'merchant')}`,
  },
  {
    name: 'I-3',
    says: 'A balance is the sum of its entries.',
    breaches: (merchant) => sql`
      SELECT account.kind || ' account ' || account.id || ' of ' || account.merchant
        || ' has ' || account.balance || ', its entries ' || coalesce(moved.sum, 0) AS what
      FROM ledger_account AS account LEFT JOIN (
        SELECT merchant, account_id, sum(amount) AS sum FROM ledger_entry
        WHERE balance IS NOT NULL AND ${of(merchant, 'merchant')} GROUP BY 1, 2
      ) AS moved ON moved.merchant = account.merchant AND moved.account_id = account.id
      WHERE account.balance IS NOT NULL AND account.balance <> coalesce(moved.sum, 0)
        AND ${of(merchant, 'account.merchant')}`,
  },
  {
    name: 'I-4',
    says: 'Of one source comes one transfer of a kind, and it is in the books.',
    breaches: (merchant) => sql`
      SELECT 'source ' || named.source || ' of ' || named.merchant AS what
      FROM transfer_source AS named LEFT JOIN ledger_transfer AS transfer
        ON transfer.merchant = named.merchant AND transfer.id = named.transfer_id
      WHERE transfer.kind IS DISTINCT FROM named.kind AND ${of(merchant, 'named.merchant')}`,
  },
  {
    name: 'I-18',
    says: 'Practice and real money never meet.',
    breaches: (merchant) => sql`
      SELECT 'account ' || id || ' of ' || merchant AS what FROM ledger_account
      WHERE kind = 'purse' AND currency NOT LIKE 'TRIAL-%' AND ${of(merchant, 'merchant')}
      UNION ALL
      SELECT 'entry of transfer ' || transfer_id || ' of ' || entry.merchant
      FROM ledger_entry AS entry JOIN ledger_account AS account
        ON account.merchant = entry.merchant AND account.id = entry.account_id
      WHERE account.currency <> entry.currency AND ${of(merchant, 'entry.merchant')}`,
  },
  {
    name: 'sums',
    says: 'What is kept of a day is the sum of its entries.',
    breaches: (merchant) => sql`
      SELECT 'account ' || kept.account_id || ' of ' || kept.merchant || ' on ' || kept.day AS what
      FROM (SELECT merchant, account_id, day, sum(paid_in - paid_out) AS sum, sum(entries) AS entries
        FROM ledger_day WHERE ${of(merchant, 'merchant')} GROUP BY 1, 2, 3) AS kept
      FULL JOIN (SELECT merchant, account_id,
          (moment_of(transfer_id) AT TIME ZONE time_zone)::date AS day, sum(amount) AS sum,
          count(*) AS entries
        FROM ledger_entry JOIN kept_sums USING (merchant)
        WHERE balance IS NOT NULL AND ${of(merchant, 'merchant')} GROUP BY 1, 2, 3) AS moved
        USING (merchant, account_id, day)
      WHERE kept.sum IS DISTINCT FROM moved.sum OR kept.entries IS DISTINCT FROM moved.entries`,
  },
];
