import { escapeHtml } from '../../../http/html.ts';
import type { Tx } from '../../../kernel/database/transact.ts';
import type { AccountEvents } from '../../../kernel/events.ts';
import { toDecimal } from '../../../kernel/money/money.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { payWords, type ToldKind } from './words.ts';

interface PayTold {
  readonly tx: Tx;
  readonly merchant: Merchant;
  readonly memberId: bigint;
  readonly amount: bigint;
  readonly kind: ToldKind;
  readonly period: string;
  readonly now: number;
}

/** A letter for what was paid, in the transaction that paid it. */
export async function tellPay(
  events: Pick<AccountEvents, 'ownerTold'>,
  { tx, merchant, memberId, amount, kind, period, now }: PayTold,
): Promise<void> {
  const { currency, languages } = merchant;
  const titles: Record<string, string> = {};
  const contents: Record<string, string> = {};
  for (const language of new Set([...languages, 'EN'])) {
    const its = payWords[language];
    if (its === undefined) continue;
    const figure = new Intl.NumberFormat(its.tag, { style: 'currency', currency }).format(
      // Written by its digits: a float would lose some of a large amount.
      toDecimal(amount, currency) as Intl.StringNumericLiteral,
    );
    const day = new Intl.DateTimeFormat(its.tag, { dateStyle: 'long', timeZone: 'UTC' });
    const { title, text } = its[kind](figure, day.format(Date.parse(`${period}T00:00:00Z`)));
    titles[language] = title;
    contents[language] = `<p>${escapeHtml(text)}</p>`;
  }
  await events.ownerTold(tx, { merchant, memberId, titles, contents, now });
}
