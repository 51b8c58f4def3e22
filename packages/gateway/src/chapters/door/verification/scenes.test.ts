import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { writeSetting } from '../../../kernel/sites/site-settings.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ demo: false });
});
afterAll(() => gateway.stop());

const asked = async (scene: string, browser = gateway.visit('aurora')) =>
  (await browser.call('verification', { query: { scene } })).envelope.value;

it('asks for a captcha at login after a failure from the same address, and not before [LG-07 api]', async () => {
  const browser = gateway.visit('aurora');
  for (const scene of ['login', 'forget']) {
    expect(await asked(scene, browser)).toEqual({
      captcha: false,
      challenge: { provider: 'none' },
    });
  }
  await browser.login('nobody_here', 'not the password');
  expect((await asked('login', browser))?.captcha).toBe(true);
  expect((await asked('login'))?.captcha).toBe(false);
});

it('asks for a captcha at registration where the site wants one [RE-04 api] [CA-07 api]', async () => {
  expect((await asked('register'))?.captcha).toBe(true);
  await writeSetting(gateway.db, 'aurora', 'registration', {
    captcha: false,
    affiliate: 'off',
    fields: {},
  });
  expect((await asked('register'))?.captcha).toBe(false);
});

it('asks for work before a message, and needs nobody else for it', async () => {
  const { challenge } = (await asked('sms')) ?? {};
  expect(challenge).toMatchObject({ provider: 'local', difficulty: 14 });
  expect(challenge?.salt).toMatch(/^[\w-]{43}$/);
  const left = (challenge?.expiresAt ?? 0) - gateway.now();
  expect(left).toBeGreaterThan(290_000);
  expect(left).toBeLessThanOrEqual(300_000);
  expect((await asked('sms'))?.challenge.salt).not.toBe(challenge?.salt);
});

it('hands out sixty challenges a minute to one address, of both kinds together', async () => {
  const browser = gateway.visit('aurora');
  for (let count = 0; count < 30; count += 1) {
    expect((await browser.call('sessionChallenge')).status).toBe(200);
    expect((await browser.call('verification', { query: { scene: 'sms' } })).status).toBe(200);
  }
  expect((await browser.call('sessionChallenge')).status).toBe(429);
  expect((await browser.call('verification', { query: { scene: 'sms' } })).status).toBe(429);
});
