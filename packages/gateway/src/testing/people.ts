import { generateKeyPairSync, hash as digestOf, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { DEMO_PASSWORD } from '@livery/demo';
import { readAnswer } from '../chapters/door/index.ts';
import { accountKey } from '../chapters/member/index.ts';
import { createPasswords } from '../kernel/passwords/passwords.ts';
import { hashSecret } from '../kernel/secrets/secrets.ts';
import type { Browser } from './browser/browser.ts';
import type { TestGateway } from './gateway.ts';

export interface Person {
  readonly id: bigint;
  readonly account: string;
  /** Without the country, which is 63. */
  readonly mobileNum: string;
  readonly email: string;
}

export interface PersonOptions {
  readonly merchant?: string;
  readonly account?: string;
  readonly type?: number;
  readonly emailVerified?: boolean;
  /** Null: an account nobody set a password for. */
  readonly password?: string | null;
}

/** Made when first needed: hashing takes long, and most people here have the same password. */
const hashes = new Map<string, Promise<string>>();
function hashOf(password: string, cost: number): Promise<string> {
  const key = `${cost} ${password}`;
  const known = hashes.get(key);
  if (known !== undefined) return known;
  const hash = createPasswords('pepper of the tests', cost).then((all) => all.hash('', password));
  hashes.set(key, hash);
  return hash;
}

let made = randomInt(1e6);

/** A member with a phone and an address of their own; the phone is proven. */
export async function addPerson(
  { db, now, passwordCost }: TestGateway,
  {
    merchant = 'aurora',
    account = `person_${(made += 1)}`,
    type = 0,
    emailVerified = true,
    password = DEMO_PASSWORD,
  }: PersonOptions = {},
): Promise<Person> {
  made += 1;
  const mobileNum = `917${String(made).padStart(7, '0')}`;
  const email = `${account}@example.org`;
  const hash = password === null ? null : await hashOf(password, passwordCost);
  const { id } = await db
    .insertInto('member')
    .values({
      merchant,
      account,
      account_key: accountKey(account),
      nickname: account,
      type,
      password_hash: hash,
      mobile: `63${mobileNum}`,
      mobile_verified: true,
      email,
      email_verified: emailVerified,
      birthday: null,
      affiliate_code: null,
      recommender_id: null,
      payment_password_hash: null,
      google_id: null,
      facebook_id: null,
      created_at: new Date(now()),
      last_login_at: null,
      last_login_ip: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, account, mobileNum, email };
}

/** The answer to the captcha this browser was just shown. */
export async function solveCaptcha(
  { db, vault }: Pick<TestGateway, 'db' | 'vault'>,
  browser: Browser,
): Promise<string> {
  await browser.call('captcha', { query: { scene: 'login' } });
  const id = browser.cookies.get('wps_cap') ?? '';
  const { answer } = await db
    .selectFrom('captcha')
    .select('answer')
    .where('id_hash', '=', hashSecret(id))
    .executeTakeFirstOrThrow();
  return readAnswer(vault, browser.merchant, id, answer) ?? '';
}

export interface Work {
  readonly salt: string;
  readonly difficulty: number;
}

/** As many hashes as a browser would have to make. */
export function workOn({ salt, difficulty }: Work): string {
  for (let tried = 0; ; tried += 1) {
    // In one call and as text: a quarter of what a stream and a buffer cost, 16,000 times a code.
    const digest = digestOf('sha256', `${salt}${tried}`, 'hex');
    if (Number.parseInt(digest.slice(0, 8), 16) >>> (32 - difficulty) === 0) return String(tried);
  }
}

export async function askForWork(browser: Browser, scene: 'sms' | 'work' = 'work'): Promise<Work> {
  const { envelope } = await browser.call('verification', { query: { scene } });
  const { salt = '', difficulty = 0 } = envelope.value?.challenge ?? {};
  return { salt, difficulty };
}

/** What a page sends along that was told to work for its call. */
export async function someWork(browser: Browser): Promise<{ readonly work: string }> {
  const work = await askForWork(browser);
  return { work: `${work.salt}.${workOn(work)}` };
}

/** A challenge that was asked for and solved, as a request for a code carries it. */
export async function solveWork(browser: Browser) {
  const work = await askForWork(browser, 'sms');
  return { provider: 'local', lotNumber: work.salt, captchaOutput: workOn(work) } as const;
}

export type CodeFor = 'register' | 'login' | 'retrieve';

/** Asks for a code as the app does; `more` lets a test do it wrongly. */
export async function askForCode(
  browser: Browser,
  purpose: CodeFor,
  mobileNum: string,
  more: object = {},
) {
  const body = {
    mobileNum,
    countryDialingCode: '63',
    verification: await solveWork(browser),
    ...(purpose === 'retrieve' ? { module: 'CHNGPASSVERIF3' } : {}),
    ...more,
  };
  return browser.call(purpose === 'register' ? 'smsRegister' : 'smsNoLogin', { body });
}

/** The code in the latest message to a number of country 63; empty when none went there. */
export function codeSentTo({ outbox }: TestGateway, mobileNum: string): string {
  const sent = outbox.findLast(({ to }) => to === `+63${mobileNum}`);
  return /\b(\d{6}|\d{10})\b/.exec(sent?.text ?? '')?.[0] ?? '';
}

/** What leaves after the answer has gone: waits for it, within reason. */
export async function codeFor(
  gateway: TestGateway,
  browser: Browser,
  purpose: CodeFor,
  mobileNum: string,
): Promise<string> {
  const before = gateway.outbox.length;
  const { status, text } = await askForCode(browser, purpose, mobileNum);
  if (status !== 200) throw new Error(`no code was sent: ${text}`);
  await sentSince(gateway, before, `+63${mobileNum}`);
  return codeSentTo(gateway, mobileNum);
}

/** Something, or something to somebody: letters to owners come between when they like. */
export async function sentSince(
  { outbox }: TestGateway,
  before: number,
  whom?: string,
): Promise<void> {
  const isSent = () => outbox.slice(before).some(({ to }) => whom === undefined || to === whom);
  for (let turn = 0; turn < 200 && !isSent(); turn += 1) await pause(10);
}

/** Asks for a password for one use, and waits for the mail it comes in; other mails may come before. */
export async function mailedPassword(
  { outbox }: TestGateway,
  browser: Browser,
  { account, email }: Pick<Person, 'account' | 'email'>,
): Promise<string> {
  const mailed = () =>
    outbox.flatMap(({ to, text }) =>
      to === email ? (/(?:[a-z2-9]{4}-){4}[a-z2-9]{4}/.exec(text) ?? []) : [],
    );
  const before = mailed().length;
  const { status, text } = await browser.call('retrieveByEmail', {
    body: { username: account, email },
  });
  if (status !== 200) throw new Error(`no password was sent: ${text}`);
  for (let turn = 0; turn < 6_000 && mailed().length === before; turn += 1) await pause(10);
  return mailed()[before] ?? '';
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Until so many wait for a row that another holds. */
export async function untilWaiting({ db }: Pick<TestGateway, 'db'>, people = 1): Promise<void> {
  for (let turn = 0; turn < 300; turn += 1) {
    const { rows } = await sql`
      SELECT 1 FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db);
    if (rows.length >= people) return;
    await pause(10);
  }
  throw new Error('nobody waited');
}

/** A guest’s practice money comes with the first game. */
export const openPractice = (browser: Browser) =>
  browser.call('launch', { query: { vendor: 'BGS', nodeId: 'moon-orchard', mode: 'trial' } });

export const changePassword = (browser: Browser, newPassword: string, more: object = {}) =>
  browser.call('changePassword', {
    payload: { oldPassword: DEMO_PASSWORD, newPassword, confirmNewPassword: newPassword, ...more },
  });

export const isIn = async (browser: Browser) => (await browser.call('memberInfo')).status === 200;

/** Comes by a name and a password, to a gateway that has yet to be opened. */
export const visitorsOf = (open: () => TestGateway) => ({
  loggedIn: async ({ account }: Person, password = DEMO_PASSWORD): Promise<Browser> => {
    const browser = open().visit('aurora');
    const { status, text } = await browser.login(account, password);
    if (status !== 200) throw new Error(`not logged in: ${text}`);
    return browser;
  },
  canLogIn: async ({ account }: Person, password: string) => {
    const browser = open().visit('aurora');
    const captcha = await solveCaptcha(open(), browser);
    return (await browser.login(account, password, { captcha })).status === 200;
  },
});

/** Of a device that wants to be remembered. */
export function somePublicKey() {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return { kty: 'EC', crv: 'P-256', x, y } as const;
}

/** What a gateway does by itself a moment later; no clock says how long that is. */
export async function untilSo(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 3_000; turn += 1) {
    if (await isSo()) return;
    await pause(20);
  }
  throw new Error('it did not come to that');
}
