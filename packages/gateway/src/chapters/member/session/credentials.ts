import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { createPublicKey, randomBytes } from 'node:crypto';
import type { Database } from '../../../kernel/database/schema.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { hashSecret, newSecret } from '../../../kernel/secrets/secrets.ts';
import type { Visitor } from './visitor.ts';

/** Without use. */
export const CREDENTIAL_LIFE = 30 * 86_400_000;
const MOST_DEVICES = 10;
const COOKIE = '__Host-dev';

export interface Owner {
  readonly merchant: string;
  readonly memberId: bigint;
}

export interface PublicJwk {
  readonly kty: 'EC';
  readonly crv: 'P-256';
  readonly x: string;
  readonly y: string;
}

export interface NewCredential {
  readonly id: string;
  /** For the cookie; it turns with every use. */
  readonly secret: string;
  readonly expiresAt: number;
}

export async function makeCredential(
  db: Kysely<Database>,
  { merchant, memberId }: Owner,
  publicKey: PublicJwk,
  visitor: Visitor,
  now: number,
): Promise<NewCredential> {
  const made = { id: randomBytes(18).toString('base64url'), secret: newSecret() };
  const expiresAt = now + CREDENTIAL_LIFE;
  await db
    .insertInto('device_credential')
    .values({
      merchant,
      id: made.id,
      member_id: memberId,
      public_jwk: JSON.stringify(publicKey),
      cookie_hash: hashSecret(made.secret),
      former_hash: null,
      turned_at: new Date(now),
      expires_at: new Date(expiresAt),
      ...visitor,
    })
    .execute();
  await endOldest(db, { merchant, memberId });
  return { ...made, expiresAt };
}

/** Devices are lost and forgotten; nobody has so many in use. */
async function endOldest(db: Kysely<Database>, { merchant, memberId }: Owner): Promise<void> {
  await db
    .deleteFrom('device_credential')
    .where('merchant', '=', merchant)
    .where('id', 'in', (its) =>
      its
        .selectFrom('device_credential')
        .select('id')
        .where('merchant', '=', merchant)
        .where('member_id', '=', memberId)
        .orderBy('turned_at', 'desc')
        .orderBy('id')
        .offset(MOST_DEVICES),
    )
    .execute();
}

/** What a browser was remembered by before, for whomever: its cookie is about to be another. Answers for whom. */
export async function endOwnCredential(
  db: Kysely<Database>,
  merchant: string,
  cookie: string | undefined,
): Promise<bigint | undefined> {
  const [id, secret] = (cookie ?? '').split('.');
  if (id === undefined || secret === undefined) return undefined;
  const ended = await db
    .deleteFrom('device_credential')
    .where('merchant', '=', merchant)
    .where('id', '=', id)
    .where('cookie_hash', '=', hashSecret(secret))
    .returning('member_id')
    .executeTakeFirst();
  return ended?.member_id;
}

/** Coordinates of the right length are not yet a point of the curve. */
export function refuseBadKey(jwk: PublicJwk): void {
  try {
    createPublicKey({ key: { ...jwk }, format: 'jwk' });
  } catch {
    throw new Refusal('request.invalid', {
      errors: [{ field: 'remember.publicKey', code: 'pattern' }],
    });
  }
}

export async function isKnownDevice(
  db: Kysely<Database>,
  merchant: string,
  id: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('device_credential')
    .select('id')
    .where('merchant', '=', merchant)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** The credential that a browser's cookie names, if it is one of this account. */
export async function knownDeviceOf(
  db: Kysely<Database>,
  merchant: string,
  accountKey: string,
  cookie: string | undefined,
  now: number,
): Promise<string | undefined> {
  const [id, secret] = (cookie ?? '').split('.');
  if (id === undefined || secret === undefined) return undefined;
  const row = await db
    .selectFrom('device_credential as device')
    .innerJoin('member', (join) =>
      join
        .onRef('member.merchant', '=', 'device.merchant')
        .onRef('member.id', '=', 'device.member_id'),
    )
    .select('device.id')
    .where('device.merchant', '=', merchant)
    .where('device.id', '=', id)
    .where('device.cookie_hash', '=', hashSecret(secret))
    .where('device.expires_at', '>', new Date(now))
    .where('member.account_key', '=', accountKey)
    .executeTakeFirst();
  return row?.id;
}

export async function endCredentials(
  db: Kysely<Database>,
  { merchant, memberId }: Owner,
  except?: string,
): Promise<void> {
  await db
    .deleteFrom('device_credential')
    .where('merchant', '=', merchant)
    .where('member_id', '=', memberId)
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    .execute();
}

const attributes: CookieSerializeOptions = {
  path: '/',
  httpOnly: true,
  secure: true,
  sameSite: 'lax',
};

export const deviceCookie = (request: FastifyRequest): string | undefined =>
  request.cookies[COOKIE];

export function setDeviceCookie(reply: FastifyReply, id: string, secret: string): void {
  reply.setCookie(COOKIE, `${id}.${secret}`, { ...attributes, maxAge: CREDENTIAL_LIFE / 1000 });
}

export function clearDeviceCookie(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, attributes);
}
