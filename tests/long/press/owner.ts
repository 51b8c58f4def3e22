import { generateKeyPairSync, sign } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { DEMO_PASSWORD } from '../../../packages/demo/src/index.ts';
import { Authenticator } from '../../../packages/gateway/src/testing/proofs/authenticator.ts';
import type { openDatabase } from '../../../packages/gateway/src/kernel/database/pool.ts';
import type { Vault } from '../../../packages/gateway/src/kernel/vault/vault.ts';
import { Browser } from '../../../packages/gateway/src/testing/browser/browser.ts';
import { askForCode, solveCaptcha } from '../../../packages/gateway/src/testing/people.ts';
import { ask } from './page.ts';

export const OWNER = { account: 'dagat_agent', number: '9209990001', email: 'dagat@example.org' };
const SITE = 'aurora';
const PATIENCE = 15_000;

export interface House {
  readonly port: number;
  readonly db: ReturnType<typeof openDatabase>;
  readonly vault: Vault;
  /** What the gateway has said, codes and mails among it. */
  output(): string;
}

const onSite = (browser: Browser) => ({
  rpId: `${SITE}.localhost`,
  origin: `http://${browser.host}`,
});

/** The member whom a stranger may try to keep out, with all the ways in that they have. */
export async function settle(house: House) {
  const { port, db, vault } = house;
  const { account, number, email } = OWNER;
  const { id } = await db
    .updateTable('member')
    .set({ mobile: `63${number}`, mobile_verified: true, email, email_verified: true })
    .where((its) => its.and({ merchant: SITE, account_key: account }))
    .returning('id')
    .executeTakeFirstOrThrow();
  const visit = () => new Browser(port, SITE, Date.now);

  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = pair.publicKey.export({ format: 'jwk' });
  const device = visit();
  const remember = { publicKey: { kty: 'EC', crv: 'P-256', x, y } } as const;
  const first = await device.login(account, DEMO_PASSWORD, { remember });
  const credentialId = first.envelope.value?.deviceCredential?.id ?? '';
  const passkey = new Authenticator();
  const options = (await device.call('passkeyOptions')).envelope.value;
  const made = passkey.make({
    challenge: options?.challenge ?? '',
    ...onSite(device),
    userHandle: options?.user.id ?? '',
  });
  await device.call('addPasskey', { body: { credential: made } });
  const home = visit();
  await home.login(account);

  const byName = async (browser: Browser, password: string) => {
    const captcha = await solveCaptcha({ db, vault }, browser);
    const payload = { type: 'username', username: account, password, captcha };
    return (await ask(browser, 'login', { payload })).envelope.success;
  };
  /** The latest of what was said that fits. */
  const said = async (pattern: RegExp): Promise<string> => {
    const began = performance.now();
    for (;;) {
      const found = [...house.output().matchAll(pattern)].at(-1)?.[1];
      if (found !== undefined || performance.now() - began > PATIENCE) return found ?? '';
      await delay(50);
    }
  };

  const doors: Readonly<Record<string, () => Promise<boolean>>> = {
    password: () => byName(home, DEMO_PASSWORD),
    device: async () => {
      const { envelope } = await ask(device, 'sessionChallenge', {});
      const challenge = envelope.value?.challenge ?? '';
      const key = { key: pair.privateKey, dsaEncoding: 'ieee-p1363' } as const;
      const signature = sign('sha256', Buffer.from(challenge), key).toString('base64url');
      const body = { credentialId, challenge, signature };
      return (await ask(device, 'refresh', { body })).envelope.success;
    },
    passkey: async () => {
      const browser = visit();
      const { envelope } = await ask(browser, 'passkeyLoginOptions', {});
      const challenge = envelope.value?.challenge ?? '';
      const credential = passkey.sign({ challenge, ...onSite(browser) });
      return (await ask(browser, 'passkeyLogin', { body: { credential } })).envelope.success;
    },
    code: async () => {
      const browser = visit();
      const scene = await ask(browser, 'verification', { query: { scene: 'sms' } });
      const needs = scene.envelope.value?.captcha === true;
      const captcha = needs ? await solveCaptcha({ db, vault }, browser) : undefined;
      await askForCode(browser, 'login', number, captcha === undefined ? {} : { captcha });
      // What others asked for may still be on its way: the phone shows the last of all.
      for (let turn = 0; turn < 3; turn += 1) {
        await delay(1_000);
        const verificationCode = await said(
          new RegExp(`SMS to \\+63${number} .*?code is (\\d{6,10})`, 'g'),
        );
        const typed = { mobileNum: number, countryDialingCode: '63', verificationCode };
        const { envelope } = await ask(browser, 'login', { payload: { type: 'sms', ...typed } });
        if (envelope.success) return true;
      }
      return false;
    },
    mail: async () => {
      const browser = visit();
      await ask(browser, 'retrieveByEmail', { body: { username: account, email } });
      await delay(1_000);
      const once = await said(new RegExp(`Mail to ${email} .*?: ([a-z2-9-]{24})`, 'g'));
      return byName(browser, once);
    },
  };
  /** The doors that did not open. */
  const closed = async (): Promise<readonly string[]> => {
    const shut: string[] = [];
    for (const [name, open] of Object.entries(doors)) if (!(await open())) shut.push(name);
    return shut;
  };
  return { id, closed };
}
