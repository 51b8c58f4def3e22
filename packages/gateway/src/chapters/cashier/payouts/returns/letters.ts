import { escapeHtml } from '../../../../http/html.ts';
import type { Tx } from '../../../../kernel/database/transact.ts';
import type { AccountEvents } from '../../../../kernel/events.ts';
import { toDecimal } from '../../../../kernel/money/money.ts';
import type { Merchant } from '../../../../kernel/sites/merchants.ts';
import { returnWords, type ReturnLetter } from './words.ts';

interface Told {
  readonly tx: Tx;
  readonly merchant: Merchant;
  readonly memberId: bigint;
  readonly amount: bigint;
  readonly now: number;
}

/** Nobody ordered it, so that its member hears of it when it begins, or what it waits for. */
export async function tellReturn(
  events: Pick<AccountEvents, 'ownerTold'>,
  { tx, merchant, memberId, amount, now }: Told,
  letter: ReturnLetter,
): Promise<void> {
  const { currency, languages } = merchant;
  const titles: Record<string, string> = {};
  const contents: Record<string, string> = {};
  for (const language of new Set([...languages, 'EN'])) {
    const its = returnWords[language];
    if (its === undefined) continue;
    const figure = new Intl.NumberFormat(its.tag, { style: 'currency', currency }).format(
      // Written by its digits: a float would lose some of a large amount.
      toDecimal(amount, currency) as Intl.StringNumericLiteral,
    );
    const { title, text } = its[letter](figure);
    titles[language] = title;
    contents[language] = `<p>${escapeHtml(text)}</p>`;
  }
  await events.ownerTold(tx, { merchant, memberId, titles, contents, now });
}
