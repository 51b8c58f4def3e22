import { sql } from 'kysely';
import { escapeHtml } from '../../../../http/html.ts';
import { transact, type Tx } from '../../../../kernel/database/transact.ts';
import { toDecimal } from '../../../../kernel/money/money.ts';
import type { Merchant } from '../../../../kernel/sites/merchants.ts';
import type { House } from '../../../chapter.ts';
import { grantWords, type GrantLetter } from './words.ts';

const MOST_AT_ONCE = 50;

interface UntoldGrant {
  readonly merchant: string;
  readonly id: bigint;
  readonly memberId: bigint;
  readonly letter: GrantLetter;
  readonly amount: bigint;
  readonly earned: bigint;
  readonly currency: string;
}

type Told = Pick<House, 'events' | 'clock'>;

/**
 * A letter for each bonus whose end its owner has to hear of, once: written
 * apart from what ended it, be that a bet, so that no stake waits for letters.
 */
export async function tellEnds({ db, sites, events, clock }: Told & Pick<House, 'db' | 'sites'>) {
  const codes = sites.merchants.map(({ code }) => code);
  return transact(db, async (tx) => {
    const { rows } = await sql<UntoldGrant>`
      SELECT merchant, id, member_id AS "memberId", coalesce(why, state) AS letter, amount, earned,
        currency
      FROM bonus_grant
      WHERE told_at IS NULL AND (state IN ('earned', 'expired') OR why IN ('office', 'chargeback'))
        AND merchant = ANY(${codes})
      ORDER BY ended_at LIMIT ${MOST_AT_ONCE} FOR NO KEY UPDATE SKIP LOCKED`.execute(tx);
    for (const row of rows) {
      const merchant = sites.of(row.merchant);
      if (merchant === undefined) continue;
      await tellOne(tx, { events, clock }, merchant, row);
      await tx
        .updateTable('bonus_grant')
        .set({ told_at: new Date(clock()) })
        .where((its) => its.and({ merchant: row.merchant, id: row.id }))
        .execute();
    }
    return rows.length === MOST_AT_ONCE;
  });
}

async function tellOne(
  tx: Tx,
  { events, clock }: Told,
  merchant: Merchant,
  { memberId, letter, amount, earned, currency }: UntoldGrant,
): Promise<void> {
  const titles: Record<string, string> = {};
  const contents: Record<string, string> = {};
  for (const language of new Set([...merchant.languages, 'EN'])) {
    const its = grantWords[language];
    if (its === undefined) continue;
    const figures = new Intl.NumberFormat(its.tag, { style: 'currency', currency });
    // Written by its digits: a float would lose some of a large amount.
    const figure = (sum: bigint) =>
      figures.format(toDecimal(sum, currency) as Intl.StringNumericLiteral);
    const { title, text } = its[letter]({ given: figure(amount), earned: figure(earned) });
    titles[language] = title;
    contents[language] = `<p>${escapeHtml(text)}</p>`;
  }
  await events.ownerTold(tx, { merchant, memberId, titles, contents, now: clock() });
}
