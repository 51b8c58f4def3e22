import type { Payload, Reply } from '@livery/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { transact, type Tx } from '../../../kernel/database/transact.ts';
import { sessionCookie, setSessionCookie } from '../../../http/guards/session-cookie.ts';
import { isAgent, isGuest } from '../../../kernel/member-types.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { languageOf } from '../../../kernel/sites/language.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import type { Services } from '../../../kernel/services.ts';
import { hashSecret } from '../../../kernel/secrets/secrets.ts';
import {
  deviceCookie,
  endFormer,
  endOwnCredential,
  isKnownDevice,
  knowBrowser,
  makeCredential,
  type Means,
  type Member,
  noteEntry,
  noteLogin,
  noteProof,
  openSession,
  refuseBadKey,
  replaceSessions,
  setDeviceCookie,
  succeedFormer,
  tellOwner,
  tellSessions,
  visitorOf,
} from '../../member/index.ts';
import { askRegister } from '../../care/index.ts';
import type { UseUp } from '../identity/once.ts';
import { loginSettingOf } from '../settings/login.ts';

/** So long after a registration, what a member sets up is no news to them. */
const WELCOME = 10 * 60_000;

export interface Admission {
  readonly merchant: Merchant;
  /** As it was when the proof was looked at. */
  readonly member: Member;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** The device asks to be known from now on. */
  readonly remember?: Payload<'login'>['remember'];
  readonly means: Means;
  /** The credential it came by, without a password. */
  readonly device?: string;
  /** What it came by and works once. */
  readonly useUp?: UseUp;
  /** What this browser is remembered by, whatever it came by. */
  readonly knownAs?: string | undefined;
}

/** Opens the session of somebody who proved who they are, however they did. */
export async function admit(services: Services, admission: Admission): Promise<Reply<'login'>> {
  const { merchant, member, request, reply, means, device, useUp } = admission;
  const { knownAs = device } = admission;
  // A password for one use was handed out: it is no reason to let a device in without any.
  const remember = means === 'once' ? undefined : admission.remember;
  refuseWrongAudience(merchant, member.type);
  if (remember !== undefined) refuseBadKey(remember.publicKey);
  const { db, clock, events, live } = services;
  // Before there is a session: whoever is killed here leaves nobody in who was not asked for.
  if (!isGuest(member.type)) await askRegister(services, merchant, member.id, 'login');
  const now = clock();
  const visitor = visitorOf(services, merchant, request);
  const owner = { merchant: merchant.code, memberId: member.id };
  // That one was sent by mail, and one of the member's own is due.
  const mayReset = means === 'once';
  const { oneSession = false } = await loginSettingOf(db, merchant.code);
  const cookie = sessionCookie(request);
  const from = cookie === undefined ? undefined : hashSecret(cookie);
  const { hasSucceeded, ...opened } = await transact(db, async (tx) => {
    await requireUnchanged(tx, merchant, member, device);
    await useUp?.(tx, member.id);
    if (means === 'sms' || means === 'firebase') {
      await noteProof(tx, owner, { now, language: languageOf(merchant, request) });
    }
    await noteEntry(tx, owner, true, { means, visitor, now });
    if (oneSession) await replaceSessions({ db: tx, events }, owner, now, from);
    const asked = { ...owner, now, visitor, mayReset, isProven: means !== 'device' };
    const open = async (credential: string | undefined) => {
      const proof = await openSession(tx, { ...asked, credential });
      const turn = from && { from, to: hashSecret(proof.id) };
      return {
        ...proof,
        hasSucceeded: turn !== undefined && (await succeedFormer({ db: tx, events }, owner, turn)),
      };
    };
    if (remember === undefined) return open(knownAs);
    const former = await endOwnCredential(tx, merchant.code, deviceCookie(request));
    const credential = await makeCredential(tx, owner, remember.publicKey, visitor, now);
    // One that is known goes on being known, and whoever has just registered knows what they do.
    const isNews = former !== member.id && now - member.created_at.getTime() > WELCOME;
    if (isNews)
      await tellOwner(
        services,
        tx,
        { merchant, visitor, memberId: member.id, now },
        { what: 'device' },
      );
    return { ...(await open(credential.id)), credential };
  });
  if (from !== undefined) await endFormer(services, merchant.code, from, now);
  if (oneSession || hasSucceeded) tellSessions(live, owner);
  await noteLogin(db, merchant.code, member.id, request.ip, now);
  setSessionCookie(reply, opened.id);
  const { account_key: accountKey, password_hash: passwordHash } = member;
  const account = { merchant: merchant.code, accountKey, passwordHash };
  knowBrowser(services.vault, account, request, reply);
  const value: Reply<'login'> = {
    token: opened.token,
    userName: member.account,
    type: member.type,
    firstTimeLogin: member.first_time_login || mayReset,
    lastLoginAt: member.last_login_at?.getTime() ?? null,
    lastLoginIp: member.last_login_ip,
  };
  if (!('credential' in opened)) return value;
  const { id, secret, expiresAt } = opened.credential;
  setDeviceCookie(reply, id, secret);
  return { ...value, deviceCredential: { id, expiresAt } };
}

/**
 * Proving takes a moment. A password changed in it, or a device forgotten, must
 * not leave a session behind: who does either locks the member's row first. Of
 * two who are let in at once each sees what the other has opened.
 */
async function requireUnchanged(
  tx: Tx,
  merchant: Merchant,
  member: Member,
  device: string | undefined,
): Promise<void> {
  const row = await tx
    .selectFrom('member')
    .select('password_hash')
    .where('merchant', '=', merchant.code)
    .where('id', '=', member.id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const isSame = row?.password_hash === member.password_hash;
  if (device === undefined) {
    if (!isSame) throw new Refusal('login.failed', { value: { captcha: false } });
  } else if (!isSame || !(await isKnownDevice(tx, merchant.code, device))) {
    throw new Refusal('credential.invalid');
  }
}

function refuseWrongAudience(merchant: Merchant, type: number): void {
  if (merchant.loginAudience === 'member' && isAgent(type)) throw new Refusal('login.not_member');
  if (merchant.loginAudience === 'agent' && !isAgent(type)) throw new Refusal('login.not_agent');
}
