import type { Kysely } from 'kysely';
import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import type { Desk } from '../../../kernel/acts/act.ts';
import { writeAudit } from '../../../kernel/acts/audit.ts';
import type { Database } from '../../../kernel/database/schema.ts';
import { transact } from '../../../kernel/database/transact.ts';
import type { Passwords } from '../../../kernel/passwords/passwords.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { hashSecret } from '../../../kernel/secrets/secrets.ts';
import { stepOfCode, type TotpSecret } from '../../../kernel/secrets/totp.ts';
import { requireGoodPassword } from '../../member/index.ts';
import { sealCodes } from './codes.ts';
import { OFFICE_HASHES } from './login.ts';

const SHORTEST = 15;
const LONGEST = 200;

export interface StaffInvitation {
  readonly name: string;
  /** What the invitation said. */
  readonly invitation: string;
}

/** Before anything is asked of them: whoever has no invitation is told so at once. */
export async function requireInvitation(
  db: Kysely<Database>,
  { name, invitation }: StaffInvitation,
  now: number,
): Promise<void> {
  const row = await db
    .selectFrom('staff')
    .select('name')
    .where('name', '=', name)
    .where('active', '=', true)
    .where('invite_hash', '=', hashSecret(invitation.trim()))
    .where('invite_until', '>', new Date(now))
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) {
    throw new ActRefusal(`This is no invitation of ${name}, or it has run out. Ask for another.`);
  }
}

/** Length is what counts, and what people try first is refused, as of players. */
export function requireOfficePassword(name: string, password: string): void {
  if ([...password].length < SHORTEST || password.length > LONGEST) {
    throw new ActRefusal(`A password has ${SHORTEST} to ${LONGEST} characters.`);
  }
  try {
    requireGoodPassword(password, { names: [name], site: 'Livery', field: 'password' });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new ActRefusal('This password is one of those that are tried first.', { cause: error });
  }
}

export interface Enrolment extends StaffInvitation {
  readonly password: string;
  readonly secret: TotpSecret;
  /** The first of the secret’s: it has arrived in an app. */
  readonly code: string;
  readonly place: string;
}

/** Sets password and codes; what was there before is void, sessions with it. */
export async function enrol(
  { db, clock, vault, merchants }: Pick<Desk, 'db' | 'clock' | 'vault' | 'merchants'>,
  passwords: Pick<Passwords, 'hash'>,
  { name, invitation, password, secret, code, place }: Enrolment,
): Promise<void> {
  requireOfficePassword(name, password);
  const step = stepOfCode(secret.bytes, code, clock(), 0n);
  if (step === undefined) throw new ActRefusal('This is no code of this secret.');
  const password_hash = await passwords.hash(OFFICE_HASHES, password);
  await transact(db, async (tx) => {
    await requireInvitation(tx, { name, invitation }, clock());
    await tx
      .updateTable('staff')
      .set({
        password_hash,
        totp_sealed: sealCodes(vault(), name, secret.bytes),
        totp_step: step,
        invite_hash: null,
        invite_until: null,
        failures: 0,
        wait_until: null,
      })
      .where('name', '=', name)
      .execute();
    for (const merchant of merchants.map((one) => one.code).toSorted()) {
      await writeAudit(tx, {
        merchant,
        actor: { operator: name, person: name, place },
        act: 'staff.enrol',
        subjectKind: 'staff',
        subject: name,
        reason: '',
        before: null,
        after: null,
        trace: undefined,
      });
    }
  });
}
