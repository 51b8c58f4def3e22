import type { LoginFailure } from '@livery/contract';
import type { Static } from 'typebox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Called } from '../../../testing/browser/browser.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { addPerson, solveCaptcha, someWork } from '../../../testing/people.ts';
import { DEMO_PASSWORD } from '@livery/demo';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.stop());

const failureOf = (called: Called<unknown>) =>
  called.envelope.value as Static<typeof LoginFailure> | null;

it('lets a member in with an encrypted request and tells who it is [LG-15 api] [CA-01 api]', async () => {
  const browser = gateway.visit('aurora');
  const { status, envelope, headers } = await browser.login('marisol88');
  expect(status).toBe(200);
  expect(envelope.value).toMatchObject({ userName: 'marisol88', type: 0, firstTimeLogin: false });
  const cookie = headers['set-cookie']?.find((line) => line.startsWith('__Host-sid='));
  expect(cookie).toMatch(/^__Host-sid=[\w-]{43};/);
  for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/'])
    expect(cookie).toContain(part);
  expect(cookie).not.toMatch(/domain/i);
});

it('refuses a login in the clear', async () => {
  const browser = gateway.visit('aurora');
  const body = { type: 'username', username: 'marisol88', password: 'Livery-demo-1' };
  const { status, envelope } = await browser.call('login', { body });
  expect([status, envelope.code]).toEqual([400, 'request.invalid']);
});

it('asks for a captcha after a failure, and lets in with the right one [LG-08 api] [CA-03 api]', async () => {
  const browser = gateway.visit('aurora');
  const failed = await browser.login('luis2026x', 'not the password');
  expect([failed.status, failed.envelope.code]).toEqual([401, 'login.failed']);
  expect(failureOf(failed)).toEqual({ captcha: true, attemptsLeft: 4 });

  const without = await browser.login('luis2026x');
  expect([without.status, without.envelope.code]).toEqual([422, 'captcha.wrong']);
  expect(failureOf(without)).toEqual({ captcha: true });

  const captcha = await solveCaptcha(gateway, browser);
  expect((await browser.login('luis2026x', undefined, { captcha })).status).toBe(200);
  // Success settles it: the next login needs none.
  expect((await browser.login('luis2026x')).status).toBe(200);
});

it('asks for no captcha when a login fails for another reason [LG-09 api]', async () => {
  const browser = gateway.visit('aurora');
  const { body } = await browser.seal({});
  const { envelope } = await browser.call('login', { body, headers: { encryption: 'jwe;kid=x' } });
  expect(envelope).toMatchObject({ success: false, code: 'encryption.invalid', value: null });
});

it('asks an address that failed with one account for a captcha at every other', async () => {
  const [one, other] = [await addPerson(gateway), await addPerson(gateway)];
  const browser = gateway.visit('aurora');
  expect((await browser.login(one.account, 'not the password')).status).toBe(401);
  const refused = await browser.login(other.account);
  expect([refused.status, refused.envelope.code]).toEqual([422, 'captcha.wrong']);
  // From elsewhere that account is as it was.
  expect((await gateway.visit('aurora').login(other.account)).status).toBe(200);
});

it('takes a captcha once, and only in time', async () => {
  const browser = gateway.visit('aurora');
  await browser.login('dagat_agent', 'not the password');
  const captcha = await solveCaptcha(gateway, browser);
  const cookie = browser.cookies.get('wps_cap') ?? '';
  const wrong = captcha === '00000' ? '11111' : '00000';
  const tries: (string | undefined)[] = [];
  for (const answer of [wrong, captcha]) {
    browser.cookies.set('wps_cap', cookie);
    tries.push((await browser.login('dagat_agent', undefined, { captcha: answer })).envelope.code);
  }
  expect(tries).toEqual(['captcha.wrong', 'captcha.wrong']);

  const late = await solveCaptcha(gateway, browser);
  gateway.advance(5 * 60_000 + 1);
  expect((await browser.login('dagat_agent', undefined, { captcha: late })).status).toBe(422);
});

it('answers the same for a name nobody has', async () => {
  const known = await gateway.visit('aurora').login('tala_vip', 'not the password');
  const unknown = await gateway.visit('aurora').login('nobody_here', 'not the password');
  const shown = ({ status, envelope }: typeof known) => ({
    status,
    envelope: { ...envelope, traceId: '', serverTime: 0 },
  });
  expect(shown(unknown)).toEqual(shown(known));
});

it('slows an account down after five failures, twice as long each time', async () => {
  const browser = gateway.visit('aurora');
  const attempt = async () => {
    const captcha = await solveCaptcha(gateway, browser);
    return browser.login('amihan_team', 'not the password', { captcha });
  };
  const left: (number | undefined)[] = [];
  for (let count = 0; count < 5; count += 1) left.push(failureOf(await attempt())?.attemptsLeft);
  expect(left).toEqual([4, 3, 2, 1, 0]);

  const seconds: unknown[] = [];
  for (let round = 0; round < 4; round += 1) {
    const blocked = await attempt();
    expect([blocked.status, blocked.envelope.code]).toEqual([429, 'rate.limited']);
    expect(blocked.headers['retry-after']).toBe(String(blocked.envelope.params?.['seconds']));
    seconds.push(blocked.envelope.params?.['seconds']);
    gateway.advance(Number(blocked.envelope.params?.['seconds']) * 1000);
    expect((await attempt()).envelope.code).toBe('login.failed');
  }
  expect(seconds).toEqual([1, 2, 4, 8]);
});

it('lets five tries sent side by side through, no more', async () => {
  const messages = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const browser = gateway.visit('noir');
      return {
        browser,
        message: await browser.seal({
          type: 'username',
          username: 'lukas_m26',
          password: 'guessed!',
        }),
      };
    }),
  );
  const answers = await Promise.all(
    messages.map(
      async ({ browser, message }) => (await browser.call('login', message)).envelope.code,
    ),
  );
  expect(answers.filter((code) => code === 'login.failed').length).toBeLessThanOrEqual(5);
});

it('allows thirty tries in ten minutes from one address, and more to whoever works', async () => {
  const browser = gateway.visit('noir');
  const codes = new Set<string | undefined>();
  for (let count = 0; count < 30; count += 1) {
    codes.add((await browser.login(`somebody_${count}`, 'not the password')).envelope.code);
  }
  expect(codes).not.toContain('verification.required');
  const beyond = await browser.login('valetta7');
  expect([beyond.status, beyond.envelope.code]).toEqual([422, 'verification.required']);
  expect((await gateway.visit('noir').login('valetta7')).status).toBe(200);
  const message = await browser.seal({
    type: 'username',
    username: 'valetta7',
    password: DEMO_PASSWORD,
    captcha: await solveCaptcha(gateway, browser),
  });
  const headers = { ...message.headers, ...(await someWork(browser)) };
  expect((await browser.call('login', { ...message, headers })).status).toBe(200);
  gateway.advance(10 * 60_000);
  const captcha = await solveCaptcha(gateway, browser);
  expect((await browser.login('valetta7', undefined, { captcha })).status).toBe(200);
});
