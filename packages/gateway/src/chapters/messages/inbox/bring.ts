import type { OwnersLetter } from '../../../kernel/events.ts';
import { sendNews } from '../../../kernel/live/live.ts';
import type { Tx } from '../../../kernel/database/transact.ts';
import { writeLetter } from './letters.ts';
import { unreadNews } from './unread.ts';

/** A letter in another's transaction: pages that are open hear of it with the commit, and of none without. */
export async function bringLetter(
  tx: Tx,
  { merchant, memberId, titles, contents, now }: OwnersLetter,
): Promise<void> {
  await writeLetter(tx, merchant, memberId, { kind: 'personal', titles, contents }, now);
  await sendNews(tx, await unreadNews(tx, merchant.code, [memberId]));
}
