import type { Payload } from '@livery/contract';
import { DEMO_PASSWORD } from '@livery/demo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { addPerson } from '../../../testing/people.ts';
import { codeOf } from '../../../testing/players/office.ts';
import { Authenticator } from '../../../testing/proofs/authenticator.ts';

const MINUTE = 60_000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ demo: false });
});
afterAll(() => gateway.stop());

async function enter() {
  const person = await addPerson(gateway);
  const browser = gateway.visit('aurora');
  await browser.login(person.account);
  const prove = (payload: Payload<'prove'>, headers = {}) =>
    browser.call('prove', { payload, headers });
  /** Of the many things that want it. */
  const guarded = () => browser.call('totpBegin');
  const wanted = async () => {
    const { envelope } = await guarded();
    return envelope.code === 'proof.required' ? envelope.value : envelope.code;
  };
  return { ...person, browser, prove, guarded, wanted };
}
type In = Awaited<ReturnType<typeof enter>>;

/** With an app for codes, and what it was set up with. */
async function withCodes(who: In) {
  const { envelope } = await who.guarded();
  const secret = envelope.value?.text ?? '';
  const payload = { code: codeOf(secret, gateway.now()) };
  const confirmed = await who.browser.call('totpConfirm', { payload });
  expect(confirmed.status).toBe(200);
  return { secret, recovery: confirmed.envelope.value?.recoveryCodes ?? [] };
}

async function withPasskey({ browser }: In) {
  const passkey = new Authenticator();
  const { challenge = '', user } = (await browser.call('passkeyOptions')).envelope.value ?? {};
  const site = { rpId: `${browser.merchant}.localhost`, origin: `http://${browser.host}` };
  const made = passkey.make({ challenge, ...site, userHandle: user?.id ?? '' });
  expect((await browser.call('addPasskey', { body: { credential: made } })).status).toBe(200);
  return async () => {
    const { envelope } = await browser.call('passkeyLoginOptions');
    return passkey.sign({ challenge: envelope.value?.challenge ?? '', ...site });
  };
}

describe('a fresh proof', () => {
  it('is the password of the account, and holds for five minutes', async () => {
    const who = await enter();
    gateway.advance(6 * MINUTE);
    expect(await who.wanted()).toEqual({ by: ['password'] });
    const wrong = await who.prove({ password: 'not that of anybody' });
    expect(wrong.envelope.code).toBe('password.old_wrong');
    expect(await who.wanted()).toEqual({ by: ['password'] });
    const { envelope } = await who.prove({ password: DEMO_PASSWORD });
    expect(Math.abs((envelope.value?.until ?? 0) - gateway.now() - 5 * MINUTE)).toBeLessThan(
      MINUTE,
    );
    expect((await who.guarded()).status).toBe(200);
    gateway.advance(6 * MINUTE);
    expect(await who.wanted()).toEqual({ by: ['password'] });
  });

  it('is a code where an app gives them, each once, and the password no more', async () => {
    const who = await enter();
    const { secret, recovery } = await withCodes(who);
    gateway.advance(6 * MINUTE);
    const questions = () =>
      who.browser.call('emailCode', { payload: { email: `of.${who.account}@example.net` } });
    expect((await questions()).envelope).toMatchObject({
      code: 'proof.required',
      value: { by: ['code'] },
    });
    const byPassword = await who.prove({ password: DEMO_PASSWORD });
    expect(byPassword.envelope.code).toBe('totp.required');
    expect((await who.prove({ code: '000000' })).envelope.code).toBe('totp.wrong');
    const code = codeOf(secret, gateway.now());
    expect((await who.prove({ code })).status).toBe(200);
    expect((await who.prove({ code })).envelope.code).toBe('totp.wrong');
    expect((await questions()).status).toBe(200);
    gateway.advance(6 * MINUTE);
    expect((await who.prove({ code: recovery[0] ?? '' })).status).toBe(200);
  });

  it('is a passkey of one’s own, signed for this once', async () => {
    const [who, other] = [await enter(), await enter()];
    const [sign, signOther] = [await withPasskey(who), await withPasskey(other)];
    gateway.advance(6 * MINUTE);
    expect(await who.wanted()).toEqual({ by: ['password', 'passkey'] });
    const theirs = await who.prove({ credential: await signOther() });
    expect(theirs.envelope.code).toBe('passkey.invalid');
    expect(await who.wanted()).toEqual({ by: ['password', 'passkey'] });
    const credential = await sign();
    expect((await who.prove({ credential })).status).toBe(200);
    expect((await who.guarded()).status).toBe(200);
    expect((await who.prove({ credential })).envelope.code).toBe('passkey.invalid');
  });

  it('is the session’s it was given at, and no other’s', async () => {
    const who = await enter();
    gateway.advance(6 * MINUTE);
    await who.prove({ password: DEMO_PASSWORD });
    expect((await who.guarded()).status).toBe(200);
    const elsewhere = await enter();
    gateway.advance(MINUTE);
    expect((await who.guarded()).status).toBe(200);
    gateway.advance(5 * MINUTE);
    await who.prove({ password: DEMO_PASSWORD });
    expect(await elsewhere.wanted()).toEqual({ by: ['password'] });
  });

  it('is tried five times in a quarter of an hour, from however many addresses', async () => {
    const who = await enter();
    await withCodes(who);
    gateway.advance(6 * MINUTE);
    const tries = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        who.prove({ code: `00000${at % 10}` }, { 'x-forwarded-for': `203.0.113.${at}` }),
      ),
    );
    const codes = tries.map(({ envelope }) => envelope.code);
    expect(codes.filter((code) => code === 'totp.wrong').length).toBeLessThanOrEqual(5);
    expect(codes.filter((code) => code === 'rate.limited').length).toBeGreaterThanOrEqual(7);
  });

  it('is none where nothing is shown', async () => {
    const who = await enter();
    expect((await who.prove({})).envelope.code).toBe('request.invalid');
  });
});
