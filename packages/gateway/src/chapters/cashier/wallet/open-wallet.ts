import type { Tx } from '../../../kernel/database/transact.ts';
import type { OpenedAccount } from '../../../kernel/events.ts';
import { openMemberAccount } from './ledger.ts';

/** Empty at first. A guest gets one of practice credits with the first game. */
export async function openWallet(tx: Tx, { merchant, memberId }: OpenedAccount): Promise<void> {
  const { code, currency } = merchant;
  await openMemberAccount(tx, { merchant: code, kind: 'cash', memberId, currency });
}
