import type { FastifyRequest } from 'fastify';
import { randomInt } from 'node:crypto';
import { countAgainst, limits, uncount } from '../../../http/guards/limits.ts';
import { isFlood, isFlooded } from '../../../http/guards/totals.ts';
import { requireWork } from '../../../http/guards/proof-of-work.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Vault } from '../../../kernel/vault/vault.ts';
import { askerOf, type Phone } from './asker.ts';

export type Purpose = 'login' | 'register' | 'retrieve';

const LIFE = 5 * 60_000;
const DIGITS = 6;
/** Of a code that is for whoever has the phone: it cannot be guessed by however many. */
const OPEN_LIFE = 60 * 60_000;
const OPEN_DIGITS = 10;
const ANYBODY = '';

type Kept = Pick<Services, 'db' | 'vault'>;

export interface Whose extends Phone {
  readonly purpose: Purpose;
}

export interface NewCode {
  readonly code: string;
  readonly expiresAt: number;
}

interface CodeKey extends Phone {
  readonly purpose: Purpose | 'any';
  /** The browser that may use it; empty where it is for whoever has the phone. */
  readonly asker: string;
}

const drawDigits = (count: number): string =>
  Array.from({ length: count }, () => randomInt(10)).join('');

/** A new code of a browser takes the place of the one before it. */
async function keepCode(
  { db, vault }: Kept,
  key: CodeKey,
  { code, expiresAt }: NewCode,
): Promise<void> {
  const row = { code_hash: codeHash(vault, key, code), expires_at: new Date(expiresAt) };
  await db
    .insertInto('phone_code')
    .values({ ...key, ...row })
    .onConflict((conflict) =>
      conflict.columns(['merchant', 'mobile', 'purpose', 'asker']).doUpdateSet(row),
    )
    .execute();
}

/** A code that works in the browser that asked for it and in no other. */
export async function makeCode(
  kept: Kept,
  whose: Whose,
  asker: string,
  now: number,
): Promise<NewCode> {
  const made = { code: drawDigits(DIGITS), expiresAt: now + LIFE };
  await keepCode(kept, { ...whose, asker }, made);
  return made;
}

const openKey = ({ merchant, mobile }: Phone): CodeKey => ({
  merchant,
  mobile,
  purpose: 'any',
  asker: ANYBODY,
});

/** When the open code ends that a phone has; nothing where it has none. */
export async function openCodeEnds(
  { db }: Pick<Kept, 'db'>,
  phone: Phone,
  now: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('phone_code')
    .select('expires_at')
    .where((its) => its.and({ ...openKey(phone) }))
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst();
  return row?.expires_at.getTime();
}

/**
 * The last message that a number gets for a while. Whoever else has codes sent
 * to it cannot keep its owner out: this one holds in every browser that asks,
 * whatever for. Two messages that were sent of one window say the same, in
 * whichever order they arrive.
 */
export async function makeOpenCode(
  kept: Kept,
  phone: Phone,
  window: Date,
  now: number,
): Promise<NewCode> {
  const { merchant, mobile } = phone;
  const drawn = kept.vault
    .digest('code for whoever has the phone', merchant, mobile, window.toISOString())
    .readBigUInt64BE();
  const code = (drawn % 10n ** BigInt(OPEN_DIGITS)).toString().padStart(OPEN_DIGITS, '0');
  const made = { code, expiresAt: now + OPEN_LIFE };
  await keepCode(kept, openKey(phone), made);
  return made;
}

/** So that the next who asks is sent one. */
export async function forgetOpenCode({ db }: Pick<Kept, 'db'>, phone: Phone): Promise<void> {
  await db
    .deleteFrom('phone_code')
    .where((its) => its.and({ ...openKey(phone) }))
    .execute();
  await forgetAsks({ db }, phone);
}

/** For its member and for one to be are two counts: what is sent to nobody must not count for the other. */
export const openSubject = ({ mobile, purpose }: Whose): string =>
  `${mobile}:${purpose === 'register' ? 'register' : 'member'}`;

async function forgetAsks({ db }: Pick<Kept, 'db'>, { merchant, mobile }: Phone): Promise<void> {
  const subjects = (['login', 'register'] as const).map((purpose) =>
    openSubject({ merchant, mobile, purpose }),
  );
  await db
    .deleteFrom('counter')
    .where('merchant', '=', merchant)
    .where('scope', 'in', [limits.smsNumber.scope, limits.smsOpen.scope])
    .where('subject', 'in', [mobile, ...subjects])
    .execute();
}

/** Where very many codes are wrong on a site, each try costs work. */
export async function requireCalm(
  asked: Pick<Services, 'db' | 'clock'>,
  merchant: string,
  request: FastifyRequest,
): Promise<void> {
  if (await isFlooded(asked, limits.codeSite, merchant)) {
    await requireWork(asked, merchant, request);
  }
}

/**
 * Looks at a code and leaves it, or refuses. It and its tries belong to the
 * browser that asked: what others try is not counted on its owner. Tries are
 * counted before the code is looked at and go on counting over new codes.
 */
export async function requireCode(
  { db, vault, clock }: Kept & Pick<Services, 'clock'>,
  whose: Whose,
  code: string,
  request: FastifyRequest,
): Promise<CodeKey> {
  const { merchant, mobile, purpose } = whose;
  const now = clock();
  const asker = await askerOf({ db, vault }, whose, request, now);
  if (asker === undefined) throw new Refusal('sms.wrong');
  await requireCalm({ db, clock }, merchant, request);
  const subject = `${purpose}:${mobile}:${asker}`;
  await countAgainst(db, limits.codeBrowser, merchant, subject, now);
  const keys: readonly CodeKey[] = [{ ...whose, asker }, openKey(whose)];
  const rows = await db
    .selectFrom('phone_code')
    .select(['purpose', 'asker', 'code_hash', 'expires_at'])
    .where((its) => its.or(keys.map((key) => its.and({ ...key }))))
    .execute();
  const known = rows.find((row) =>
    row.code_hash.equals(codeHash(vault, { merchant, mobile, ...row }, code)),
  );
  if (known === undefined) {
    await isFlood({ db, clock }, limits.codeSite, merchant, request);
    throw new Refusal('sms.wrong');
  }
  if (known.expires_at.getTime() <= now) throw new Refusal('sms.expired');
  await uncount(db, limits.codeBrowser, merchant, subject);
  return { merchant, mobile, purpose: known.purpose, asker: known.asker };
}

/**
 * Of those who come at once with the same code, one has it. Whoever has shown
 * it has the phone, and whatever others asked for it is forgotten.
 */
export async function spendCode({ db, vault }: Kept, key: CodeKey, code: string): Promise<void> {
  const used = await db
    .deleteFrom('phone_code')
    .where((row) => row.and({ ...key }))
    .where('code_hash', '=', codeHash(vault, key, code))
    .returning('mobile')
    .executeTakeFirst();
  if (used === undefined) throw new Refusal('sms.wrong');
  await forgetAsks({ db }, key);
}

export async function consumeCode(
  kept: Kept & Pick<Services, 'clock'>,
  whose: Whose,
  code: string,
  request: FastifyRequest,
): Promise<void> {
  await spendCode(kept, await requireCode(kept, whose, code, request), code);
}

/** Few digits are soon tried against a bare hash; what they belong to goes in as well. */
function codeHash(
  vault: Vault,
  { merchant, mobile, purpose, asker }: CodeKey,
  code: string,
): Buffer {
  return vault.digest('code by SMS', merchant, mobile, purpose, asker, code);
}
