import { escapeHtml } from '../../../../http/html.ts';
import type { Tx } from '../../../../kernel/database/transact.ts';
import type { AccountEvents } from '../../../../kernel/events.ts';
import { toDecimal } from '../../../../kernel/money/money.ts';
import type { Merchant } from '../../../../kernel/sites/merchants.ts';
import type { DepositRow } from '../../deposits/rows/orders.ts';
import { manualWords, type ManualLetter } from './words.ts';

interface Told {
  readonly tx: Tx;
  readonly merchant: Merchant;
  readonly events: Pick<AccountEvents, 'ownerTold'>;
  readonly now: number;
}

/** What a person decided of a deposit that moved no money, in the transaction that decided it. */
export async function tellManual(
  { tx, merchant, events, now }: Told,
  { member_id: memberId, reference, amount, received, currency }: DepositRow,
  letter: ManualLetter,
): Promise<void> {
  // What has come is in other letters.
  const missing = amount - received;
  const titles: Record<string, string> = {};
  const contents: Record<string, string> = {};
  for (const language of new Set([...merchant.languages, 'EN'])) {
    const its = manualWords[language];
    if (its === undefined) continue;
    const figure = new Intl.NumberFormat(its.tag, { style: 'currency', currency }).format(
      // Written by its digits: a float would lose some of a large amount.
      toDecimal(missing, currency) as Intl.StringNumericLiteral,
    );
    const { title, text } = its[letter](figure);
    titles[language] = title;
    const parts = [text, `${its.reference} ${reference}`];
    contents[language] = parts.map((one) => `<p>${escapeHtml(one)}</p>`).join('');
  }
  await events.ownerTold(tx, { merchant, memberId, titles, contents, now });
}
