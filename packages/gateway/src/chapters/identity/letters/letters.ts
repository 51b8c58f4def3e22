import { escapeHtml } from '../../../http/html.ts';
import type { Tx } from '../../../kernel/database/transact.ts';
import type { AccountEvents } from '../../../kernel/events.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { identityWords, type IdentityLetter } from './words.ts';

interface Told {
  readonly tx: Tx;
  readonly merchant: Merchant;
  readonly memberId: bigint;
  readonly now: number;
}

/** What became of the proof of an identity, in the transaction that decided it. No reason stands in a letter. */
export async function tellIdentity(
  events: Pick<AccountEvents, 'ownerTold'>,
  { tx, merchant, memberId, now }: Told,
  letter: IdentityLetter,
): Promise<void> {
  const titles: Record<string, string> = {};
  const contents: Record<string, string> = {};
  for (const language of new Set([...merchant.languages, 'EN'])) {
    const its = identityWords[language];
    if (its === undefined) continue;
    titles[language] = its[letter].title;
    contents[language] = `<p>${escapeHtml(its[letter].text)}</p>`;
  }
  await events.ownerTold(tx, { merchant, memberId, titles, contents, now });
}
