import { escapeHtml } from '../../../../http/html.ts';
import type { Tx } from '../../../../kernel/database/transact.ts';
import type { AccountEvents } from '../../../../kernel/events.ts';
import { toDecimal } from '../../../../kernel/money/money.ts';
import type { Merchant } from '../../../../kernel/sites/merchants.ts';
import { depositWords, type DepositLetter } from './words.ts';

export interface DepositNews {
  readonly stage: DepositLetter;
  readonly amount: bigint;
  readonly currency: string;
  readonly of: { readonly reference: string };
}

interface Change {
  readonly tx: Tx;
  readonly merchant: Merchant;
  readonly memberId: bigint;
  readonly now: number;
}

/** A letter for whatever moved, in the transaction that booked it. */
export async function tellDeposit(
  events: Pick<AccountEvents, 'ownerTold'>,
  { tx, merchant, memberId, now }: Change,
  { stage, amount, currency, of }: DepositNews,
): Promise<void> {
  const titles: Record<string, string> = {};
  const contents: Record<string, string> = {};
  for (const language of new Set([...merchant.languages, 'EN'])) {
    const its = depositWords[language];
    if (its === undefined) continue;
    const figure = new Intl.NumberFormat(its.tag, { style: 'currency', currency }).format(
      // Written by its digits: a float would lose some of a large amount.
      toDecimal(amount, currency) as Intl.StringNumericLiteral,
    );
    const { title, text } = its[stage](figure);
    titles[language] = title;
    const parts = [text, `${its.reference} ${of.reference}`];
    contents[language] = parts.map((one) => `<p>${escapeHtml(one)}</p>`).join('');
  }
  await events.ownerTold(tx, { merchant, memberId, titles, contents, now });
}
