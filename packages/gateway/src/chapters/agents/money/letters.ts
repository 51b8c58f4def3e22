import { escapeHtml } from '../../../http/html.ts';
import type { Tx } from '../../../kernel/database/transact.ts';
import type { AccountEvents } from '../../../kernel/events.ts';
import { toDecimal } from '../../../kernel/money/money.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';

export interface MoneyWording {
  /** For figures. */
  readonly tag: string;
  readonly says: (amount: string) => { readonly title: string; readonly text: string };
}

interface MoneyTold {
  readonly tx: Tx;
  readonly merchant: Merchant;
  readonly memberId: bigint;
  readonly amount: bigint;
  /** By language. */
  readonly wordings: Readonly<Record<string, MoneyWording>>;
  readonly now: number;
}

/** A letter about money that came, in the transaction that brought it. */
export async function tellMoney(
  events: Pick<AccountEvents, 'ownerTold'>,
  { tx, merchant, memberId, amount, wordings, now }: MoneyTold,
): Promise<void> {
  const { currency, languages } = merchant;
  const titles: Record<string, string> = {};
  const contents: Record<string, string> = {};
  for (const language of new Set([...languages, 'EN'])) {
    const its = wordings[language];
    if (its === undefined) continue;
    const figure = new Intl.NumberFormat(its.tag, { style: 'currency', currency }).format(
      // Written by its digits: a float would lose some of a large amount.
      toDecimal(amount, currency) as Intl.StringNumericLiteral,
    );
    const { title, text } = its.says(figure);
    titles[language] = title;
    contents[language] = `<p>${escapeHtml(text)}</p>`;
  }
  await events.ownerTold(tx, { merchant, memberId, titles, contents, now });
}
