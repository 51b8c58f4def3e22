import { randomInt } from 'node:crypto';
import type { Tx } from '../../../kernel/database/transact.ts';
import { hashSecret } from '../../../kernel/secrets/secrets.ts';
import type { Owner } from '../session/credentials.ts';

const CODES = 10;
/** Not mistaken for each other; sixteen of them make 79 bits, which nobody guesses, hashed or not. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

const group = (): string =>
  Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

const oneCode = (): string => Array.from({ length: 4 }, group).join('-');

/** However it was copied: signs between letters say nothing. */
const hashOf = (code: string): Buffer =>
  hashSecret(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));

/** Those of before go. They are in no other place than this answer. */
export async function makeRecoveryCodes(
  tx: Tx,
  { merchant, memberId }: Owner,
): Promise<readonly string[]> {
  const codes = Array.from({ length: CODES }, oneCode);
  await tx
    .deleteFrom('recovery_code')
    .where((its) => its.and({ merchant, member_id: memberId }))
    .execute();
  await tx
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ merchant, member_id: memberId, code_hash: hashOf(code) })))
    .execute();
  return codes;
}

/** Of those who come at once with the same code, one has it. */
export async function spendRecoveryCode(
  tx: Tx,
  { merchant, memberId }: Owner,
  code: string,
): Promise<boolean> {
  const used = await tx
    .deleteFrom('recovery_code')
    .where((its) => its.and({ merchant, member_id: memberId, code_hash: hashOf(code) }))
    .returning('member_id')
    .executeTakeFirst();
  return used !== undefined;
}
