import { sql, type RawBuilder } from 'kysely';
import type { Invariant } from '../../../kernel/database/invariants.ts';

const ofMerchant = (merchant: string | null): RawBuilder<boolean> =>
  merchant === null ? sql`true` : sql`given.merchant = ${merchant}`;

const named = sql`'grant ' || given.id || ' of ' || given.merchant`;

export const grantInvariants: readonly Invariant[] = [
  {
    name: 'I-7',
    says: 'A bonus account is one grant’s, and empty unless that waits, is wagered or closes.',
    breaches: (merchant) => sql`
      SELECT 'account ' || given.id || ' of ' || given.merchant || ' holds ' || given.balance AS what
      FROM ledger_account AS given LEFT JOIN bonus_grant AS owner
        ON owner.merchant = given.merchant AND owner.account_id = given.id
      WHERE given.kind = 'bonus' AND ${ofMerchant(merchant)}
        AND (owner.id IS NULL OR owner.member_id <> given.member_id
          OR (given.balance <> 0 AND owner.state NOT IN ('waiting', 'active', 'closing')))`,
  },
  {
    name: 'I-8',
    says: 'A bonus is earned once, wagered as asked, and up to its cap.',
    breaches: (merchant) => sql`
      SELECT ${named} || ' earned ' || given.earned AS what
      FROM bonus_grant AS given LEFT JOIN LATERAL (
        SELECT coalesce(sum(entry.amount), 0) AS cash, count(DISTINCT named.transfer_id) AS times
        FROM transfer_source AS named
        LEFT JOIN ledger_entry AS entry ON entry.merchant = named.merchant
          AND entry.transfer_id = named.transfer_id
          AND entry.account_id IN (SELECT id FROM ledger_account AS own
            WHERE own.merchant = given.merchant AND own.member_id = given.member_id
              AND own.kind = 'cash')
        WHERE named.merchant = given.merchant AND named.kind = 'bonus'
          AND named.source = 'grant:' || given.id) AS paid ON true
      WHERE ${ofMerchant(merchant)} AND (paid.cash <> given.earned OR given.earned > given.cap
        OR paid.times > 1 OR (given.earned > 0 AND given.state <> 'earned')
        OR (given.state = 'earned' AND given.wagered < given.required))`,
  },
  {
    name: 'granted',
    says: 'A grant was given what it says, once.',
    breaches: (merchant) => sql`
      SELECT ${named} AS what
      FROM bonus_grant AS given LEFT JOIN transfer_source AS named
        ON named.merchant = given.merchant AND named.kind = 'bonus_granted'
          AND named.source = 'grant:' || given.id
      LEFT JOIN ledger_entry AS entry ON entry.merchant = named.merchant
        AND entry.transfer_id = named.transfer_id AND entry.account_id = given.account_id
      WHERE ${ofMerchant(merchant)} AND entry.amount IS DISTINCT FROM given.amount`,
  },
  {
    name: 'wagered',
    says: 'What a grant has wagered is what its stakes count, without those that went back.',
    breaches: (merchant) => sql`
      SELECT ${named} || ' has ' || given.wagered || ', its stakes ' || coalesce(sum(stake.counted), 0)
        AS what
      FROM bonus_grant AS given LEFT JOIN grant_stake AS stake
        ON stake.merchant = given.merchant AND stake.grant_id = given.id
          AND stake.state <> 'returned'
      WHERE ${ofMerchant(merchant)} AND given.state IN ('waiting', 'active', 'closing')
      GROUP BY given.merchant, given.id HAVING given.wagered <> coalesce(sum(stake.counted), 0)`,
  },
];
