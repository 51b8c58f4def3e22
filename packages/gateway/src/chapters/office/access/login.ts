import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import type { Desk } from '../../../kernel/acts/act.ts';
import { transact } from '../../../kernel/database/transact.ts';
import { stepOfCode } from '../../../kernel/secrets/totp.ts';
import type { Passwords } from '../../../kernel/passwords/passwords.ts';
import { openCodes } from './codes.ts';
import { openSeat, type Seat } from './sessions.ts';
import { takeTry } from './tries.ts';

/** The queue of hashes that the office’s people stand in, beside those of sites. */
export const OFFICE_HASHES = 'office';

export interface LoginProof {
  readonly name: string;
  readonly password: string;
  readonly code: string;
}

const wrong = () => new ActRefusal('Name, password and code do not fit together.');

/** The token of a session. What was wrong of the three nobody is told. */
export async function logIn(
  { db, clock, vault }: Pick<Desk, 'db' | 'clock' | 'vault'>,
  passwords: Pick<Passwords, 'verify'>,
  { name, password, code }: LoginProof,
  seat: Seat,
): Promise<string> {
  const now = clock();
  const known = await takeTry(db, name, now);
  const fits = await passwords.verify(OFFICE_HASHES, password, known?.password_hash);
  if (!fits) throw wrong();
  const token = await transact(db, async (tx) => {
    const row = await tx
      .selectFrom('staff')
      .select(['totp_sealed', 'totp_step', 'active', 'password_hash'])
      .where('name', '=', name)
      .forUpdate()
      .executeTakeFirst();
    const isSame = row?.active === true && row.password_hash === known?.password_hash;
    if (!isSame || row.totp_sealed === null || row.totp_step === null) return undefined;
    const bytes = openCodes(vault(), name, row.totp_sealed);
    const step = bytes && stepOfCode(bytes, code, now, row.totp_step);
    if (step === undefined) return undefined;
    await tx
      .updateTable('staff')
      .set({ totp_step: step, failures: 0, wait_until: null })
      .where('name', '=', name)
      .execute();
    return openSeat(tx, name, seat, now);
  });
  if (token === undefined) throw wrong();
  return token;
}
