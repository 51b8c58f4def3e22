import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import type { Tx } from '../../../kernel/database/transact.ts';
import { MANUAL } from '../providers/manual/adapter.ts';

const SHORTEST = 6;
const LONGEST = 64;

/**
 * A line of a bank’s list by the bank’s own reference, as everybody would read it:
 * letters and digits alone, in capitals. One that is typed with a space or a dash
 * more is the same line, whichever account it stands on (ADR 219).
 */
export function lineNamed(typed: string): string {
  const line = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  if (line.length < SHORTEST || line.length > LONGEST || !/\p{N}/u.test(line)) {
    throw new ActRefusal(
      `${typed} names no line of a bank: its own reference has ${SHORTEST} to ${LONGEST} letters and digits.`,
    );
  }
  return line;
}

/** What its payer wrote there is another for each order, and so is a name that anybody can give twice. */
export async function requireBanksOwn(tx: Tx, merchant: string, line: string): Promise<void> {
  const ours = await tx
    .selectFrom('deposit_order')
    .select('id')
    .where((its) => its.and({ merchant, reference: line }))
    .executeTakeFirst();
  if (ours === undefined) return;
  throw new ActRefusal(`${line} is the reference of an order, and not the bank’s own of its line.`);
}

/** Which order a line stands for, where it is in the books. */
export async function orderOfLine(
  tx: Tx,
  merchant: string,
  line: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('provider_movement')
    .select('reference')
    .where((its) => its.and({ merchant, provider: MANUAL, movement: line }))
    .executeTakeFirst();
  return row?.reference;
}
