import { escapeHtml } from '../../../http/html.ts';
import type { Tx } from '../../../kernel/database/transact.ts';
import type { AccountEvents } from '../../../kernel/events.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import type { ContractKind } from './kinds.ts';
import { offerWords } from './words.ts';

interface OfferTold {
  readonly tx: Tx;
  readonly merchant: Merchant;
  readonly memberId: bigint;
  readonly kind: ContractKind;
  readonly now: number;
}

/** A letter for an offer, in the transaction that made it. */
export async function tellOffer(
  events: Pick<AccountEvents, 'ownerTold'>,
  { tx, merchant, memberId, kind, now }: OfferTold,
): Promise<void> {
  const titles: Record<string, string> = {};
  const contents: Record<string, string> = {};
  for (const language of new Set([...merchant.languages, 'EN'])) {
    const its = offerWords[language]?.[kind];
    if (its === undefined) continue;
    titles[language] = its.title;
    contents[language] = `<p>${escapeHtml(its.text)}</p>`;
  }
  await events.ownerTold(tx, { merchant, memberId, titles, contents, now });
}
