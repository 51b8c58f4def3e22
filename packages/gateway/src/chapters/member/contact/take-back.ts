import type { Tx } from '../../../kernel/database/transact.ts';
import type { Owner } from '../session/credentials.ts';
import type { ContactKind } from '../tables.ts';
import { isTaken, UNDO, type FormerContact } from './former.ts';
import { contactColumns, contactKinds } from './kinds.ts';

interface Kept {
  readonly kind: ContactKind;
  readonly replaced_at: Date;
  readonly value: string | null;
  readonly is_proven: boolean;
  readonly proved_at: Date | null;
}

/**
 * The member’s own again, and so is what was replaced of the other kind these
 * days: whoever took both keeps neither. The last proof is the one of that time,
 * so that what was added since is nobody’s. Answers whether it was still to be
 * taken back; where somebody else has it meanwhile, there is none.
 */
export async function takeBackAccount(
  tx: Tx,
  { merchant, memberId }: Owner,
  { kind: shown, replacedAt }: Pick<FormerContact, 'kind' | 'replacedAt'>,
  now: number,
): Promise<boolean> {
  const rows = await tx
    .selectFrom('former_contact')
    .select(['kind', 'replaced_at', 'value', 'is_proven', 'proved_at'])
    .where((its) => its.and({ merchant, member_id: memberId }))
    .orderBy('replaced_at')
    .execute();
  const isShown = (row: Kept) =>
    row.kind === shown && row.replaced_at.getTime() === replacedAt.getTime();
  if (!rows.some(isShown)) return false;
  const isRecent = (row: Kept) => row.kind !== shown && row.replaced_at.getTime() > now - UNDO;
  const restored = contactKinds.flatMap((kind) => {
    const row = rows.find((one) => one.kind === kind && (isShown(one) || isRecent(one)));
    return row === undefined ? [] : [row];
  });
  for (const row of restored) await restore(tx, { merchant, memberId }, row);
  const [first] = restored.toSorted((a, b) => a.replaced_at.getTime() - b.replaced_at.getTime());
  await tx
    .updateTable('member')
    .set({ contact_proved_at: first?.proved_at ?? null })
    .where((its) => its.and({ merchant, id: memberId }))
    .execute();
  await tx
    .deleteFrom('one_time_password')
    .where((its) => its.and({ merchant, member_id: memberId }))
    .execute();
  return true;
}

/** As it was before, and nothing is left to undo of what came after. */
async function restore(tx: Tx, { merchant, memberId }: Owner, row: Kept): Promise<void> {
  const { kind, value, is_proven, replaced_at } = row;
  const columns = contactColumns[kind];
  const isFree = value !== null && !(await isTaken(tx, merchant, { kind, value }));
  await tx
    .updateTable('member')
    .set({ [columns.value]: isFree ? value : null, [columns.isProven]: isFree && is_proven })
    .where((its) => its.and({ merchant, id: memberId }))
    .execute();
  await tx
    .deleteFrom('former_contact')
    .where((its) => its.and({ merchant, member_id: memberId, kind }))
    .where('replaced_at', '>=', replaced_at)
    .execute();
}
