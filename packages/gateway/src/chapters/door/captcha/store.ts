import type { Services } from '../../../kernel/services.ts';
import { hashSecret, newSecret } from '../../../kernel/secrets/secrets.ts';
import { readAnswer, sealAnswer } from './answer.ts';
import { drawAnswer } from './draw.ts';

export const CAPTCHA_LIFE = 5 * 60_000;
export const CAPTCHA_COOKIE = 'wps_cap';

type Kept = Pick<Services, 'db' | 'vault'>;

export interface NewCaptcha {
  readonly id: string;
  readonly answer: string;
}

export async function makeCaptcha(
  { db, vault }: Kept,
  merchant: string,
  now: number,
): Promise<NewCaptcha> {
  const made = { id: newSecret(), answer: drawAnswer() };
  await db
    .insertInto('captcha')
    .values({
      merchant,
      id_hash: hashSecret(made.id),
      answer: sealAnswer(vault, merchant, made.id, made.answer),
      expires_at: new Date(now + CAPTCHA_LIFE),
    })
    .execute();
  return made;
}

/** Looking at a captcha uses it up, right or wrong, so that none can be tried twice. */
export async function consumeCaptcha(
  { db, vault }: Kept,
  merchant: string,
  id: string,
  answer: string,
  now: number,
): Promise<boolean> {
  const used = await db
    .deleteFrom('captcha')
    .where('merchant', '=', merchant)
    .where('id_hash', '=', hashSecret(id))
    .returning(['answer', 'expires_at'])
    .executeTakeFirst();
  if (used === undefined || used.expires_at.getTime() <= now) return false;
  return readAnswer(vault, merchant, id, used.answer) === answer;
}

/** For ears as well as eyes: listening does not use a captcha up, and is remembered. */
export async function hearCaptcha(
  { db, vault }: Kept,
  merchant: string,
  id: string | undefined,
  now: number,
): Promise<string | undefined> {
  if (id === undefined) return undefined;
  const row = await db
    .updateTable('captcha')
    .set({ heard: true })
    .where('merchant', '=', merchant)
    .where('id_hash', '=', hashSecret(id))
    .where('expires_at', '>', new Date(now))
    .returning('answer')
    .executeTakeFirst();
  return row && readAnswer(vault, merchant, id, row.answer);
}

export async function wasHeard(db: Kept['db'], merchant: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('captcha')
    .select('heard')
    .where('merchant', '=', merchant)
    .where('id_hash', '=', hashSecret(id))
    .executeTakeFirst();
  return row?.heard === true;
}
