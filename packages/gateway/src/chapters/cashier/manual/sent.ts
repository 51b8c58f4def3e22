import type { Body } from '@livery/contract';
import { transact } from '../../../kernel/database/transact.ts';
import { nextCheck } from '../../../kernel/providers/checks.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { refusedPicture, type UploadedPicture } from '../../../kernel/uploads/picture.ts';
import { holdGuard, requireUnbarred } from '../../care/index.ts';
import { tellLive } from '../deposits/apply.ts';
import { changeManual, findManual } from '../deposits/rows/manual.ts';
import { changeOrder, holdOrder, noteStage, type DepositRow } from '../deposits/rows/orders.ts';
import { raised } from '../deposits/rows/states.ts';
import { keepSlip } from './slips.ts';

interface Sending {
  readonly merchant: Merchant;
  /** Its member’s own. */
  readonly order: DepositRow;
  readonly said: Body<'depositSent'>;
  readonly files: readonly UploadedPicture[];
}

/** A member says that it is sent: from here on it waits for a person, however long that takes. */
export async function noteSent(
  services: Pick<Services, 'db' | 'clock' | 'vault' | 'live'>,
  { merchant, order: { merchant: code, id, member_id: memberId }, said, files }: Sending,
): Promise<DepositRow> {
  const { db, clock, vault } = services;
  const after = await transact(db, async (tx) => {
    const now = clock();
    const guard = await holdGuard(tx, code, memberId);
    requireUnbarred(merchant, guard, now);
    const order = await holdOrder(tx, { merchant: code, id });
    const its = await findManual(tx, order);
    if (its === undefined || !isOpen(order)) throw new Refusal('order.final');
    const [slip] = files;
    const wasAsked = its.asked_at !== null;
    if (wasAsked && slip === undefined) throw refusedPicture('count');
    if (slip !== undefined) await keepSlip(tx, vault, order, slip, { wasAsked, now });
    await changeManual(tx, order, {
      sent_at: new Date(now),
      sender: said.sender?.trim() ?? its.sender,
      asked_at: null,
      decided_at: null,
    });
    const state = raised(order.state, 'settling');
    await changeOrder(tx, order, {
      state,
      next_check_at: nextCheck(0, now),
      ...(state !== order.state && { changed_at: new Date(now) }),
    });
    await noteStage(tx, order, 'sent', now);
    return holdOrder(tx, order);
  });
  tellLive(services, after, false);
  return after;
}

/** Something can still come for it that its member was told to send. */
const isOpen = ({ state, reserved }: DepositRow): boolean =>
  state === 'open' ||
  (state === 'settling' && reserved > 0n) ||
  (state === 'partly_paid' && reserved > 0n);
