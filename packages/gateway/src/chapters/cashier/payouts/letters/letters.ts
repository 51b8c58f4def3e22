import { escapeHtml } from '../../../../http/html.ts';
import type { Tx } from '../../../../kernel/database/transact.ts';
import type { AccountEvents } from '../../../../kernel/events.ts';
import { toDecimal } from '../../../../kernel/money/money.ts';
import type { Merchant } from '../../../../kernel/sites/merchants.ts';
import type { PayoutRow } from '../rows/payouts.ts';
import { payoutWords, type PayoutLetter } from './words.ts';

interface Told {
  readonly tx: Tx;
  readonly merchant: Merchant;
  readonly now: number;
}

export interface PayoutNews {
  readonly stage: PayoutLetter;
  /** Minor units: what arrives, and what is in the wallet again. */
  readonly paid: bigint;
  readonly back: bigint;
}

/** A letter for whatever a payout ended with, in the transaction that booked it. */
export async function tellPayout(
  events: Pick<AccountEvents, 'ownerTold'>,
  { tx, merchant, now }: Told,
  { member_id: memberId, reference, currency }: PayoutRow,
  { stage, paid, back }: PayoutNews,
): Promise<void> {
  const titles: Record<string, string> = {};
  const contents: Record<string, string> = {};
  for (const language of new Set([...merchant.languages, 'EN'])) {
    const its = payoutWords[language];
    if (its === undefined) continue;
    const figures = new Intl.NumberFormat(its.tag, { style: 'currency', currency });
    // Written by its digits: a float would lose some of a large amount.
    const figure = (sum: bigint) =>
      figures.format(toDecimal(sum, currency) as Intl.StringNumericLiteral);
    const { title, text } = its[stage]({ paid: figure(paid), back: figure(back) });
    titles[language] = title;
    const parts = [text, `${its.reference} ${reference}`];
    contents[language] = parts.map((one) => `<p>${escapeHtml(one)}</p>`).join('');
  }
  await events.ownerTold(tx, { merchant, memberId, titles, contents, now });
}
