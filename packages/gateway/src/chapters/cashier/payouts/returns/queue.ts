import { sql } from 'kysely';
import type { Queue } from '../../../../kernel/acts/queue.ts';
import { toDecimal } from '../../../../kernel/money/money.ts';
import { isExcluded } from '../../wallet/excluded.ts';
import type { MissingForReturn } from '../rows/tables.ts';

interface StuckReturn {
  readonly account: string;
  readonly missing: MissingForReturn;
  readonly since: Date;
  readonly balance: bigint;
  readonly currency: string;
}

const says: Readonly<Record<MissingForReturn, string>> = {
  identity: 'not known well enough',
  account: 'no account in their name that took a payout',
  way: 'nobody is connected who pays out',
  hold: 'payouts are held',
};

/** It goes as soon as nothing is missing: nobody has to decide it. */
export const stuckReturns: Queue = {
  name: 'returns',
  about: 'money that a law sends back to whoever excluded themselves, and that cannot go yet',
  permission: 'payments',
  async list({ db, merchant, now, after, limit }) {
    const { rows } = await sql<StuckReturn>`
      SELECT member.account, waits.missing, waits.found_at AS since, cash.balance, cash.currency
      FROM balance_return AS waits
      JOIN member ON member.merchant = waits.merchant AND member.id = waits.member_id
      JOIN member_guard AS guard ON guard.merchant = waits.merchant
        AND guard.member_id = waits.member_id AND ${isExcluded(now)}
      JOIN ledger_account AS cash ON cash.merchant = waits.merchant
        AND cash.member_id = waits.member_id AND cash.kind = 'cash' AND cash.balance > 0
      WHERE waits.merchant = ${merchant.code} AND member.account > ${after ?? ''}
      ORDER BY member.account LIMIT ${limit}`.execute(db);
    return rows.map(({ account: id, missing, since, balance, currency }) => ({
      id,
      since,
      facts: [`${toDecimal(balance, currency)} ${currency}`, says[missing]],
    }));
  },
  decisions: {},
};
