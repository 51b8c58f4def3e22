import { beforeEach, expect, it, vi } from 'vitest';
import { Refusal, startPlatform, type Platform } from '../../testing/platform.ts';
import { createVault } from '../../testing/vault.ts';

const secret = { type: 'username', username: 'maria', password: 'correct-horse' } as const;

const welcome = {
  token: 'token',
  userName: 'maria',
  type: 0,
  firstTimeLogin: false,
  lastLoginAt: null,
  lastLoginIp: null,
};

let platform: Platform;

/** A client that knows no key yet and trusts its own clock. */
async function freshClient() {
  vi.resetModules();
  const { call, identify } = await import('./client.ts');
  identify('aurora', () => 'EN');
  return { logIn: () => call('login', { payload: secret }) };
}

beforeEach(async () => {
  platform = await startPlatform(await createVault());
  platform.on('login', () => welcome);
});

it('sends a password so that only the platform can read it [LG-15]', async () => {
  const { logIn } = await freshClient();
  await expect(logIn()).resolves.toEqual(welcome);
  const [sent] = platform.calls('login');
  expect(sent?.payload).toEqual(secret);
  expect(sent?.headers['Encryption']).toBe('jwe;kid=key-1');
  expect(Object.keys(sent?.body as object)).toEqual(['data']);
  expect(JSON.stringify([sent?.body, sent?.headers, sent?.query])).not.toMatch(
    /maria|correct-horse/,
  );
});

it('binds a secret to this call: its merchant, path, method, time, and once', async () => {
  const { logIn } = await freshClient();
  const before = Math.floor(Date.now() / 1000);
  await logIn();
  await logIn();
  const [first, second] = platform.calls('login').map(({ claims }) => claims);
  expect(first).toMatchObject({
    alg: 'ECDH-ES',
    enc: 'A256GCM',
    typ: 'JWE',
    kid: 'key-1',
    htm: 'POST',
    htu: '/wps/session/login',
    mch: 'aurora',
  });
  expect(first?.['iat']).toBeGreaterThanOrEqual(before);
  expect(first?.['jti']).not.toBe(second?.['jti']);
  expect(first?.['epk']).not.toEqual(second?.['epk']);
});

it('asks for the key once and keeps it until it runs out', async () => {
  const { logIn } = await freshClient();
  await logIn();
  await logIn();
  expect(platform.calls('sessionKey')).toHaveLength(1);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 86_400_000 });
  await logIn();
  expect(platform.calls('sessionKey')).toHaveLength(2);
});

it('takes the new key when the platform has changed it, and tries once more', async () => {
  const { logIn } = await freshClient();
  await logIn();
  await platform.vault.rotate();
  platform.on('login', ({ claims }) =>
    claims?.['kid'] === 'key-2' ? welcome : new Refusal('encryption.invalid'),
  );
  await expect(logIn()).resolves.toEqual(welcome);
  const [, refused, accepted] = platform.calls('login');
  expect(refused?.claims?.['kid']).toBe('key-1');
  expect(accepted?.headers['Encryption']).toBe('jwe;kid=key-2');
  expect(accepted?.payload).toEqual(secret);
});

it('keeps the platform’s time, and not that of a device that is a day wrong', async () => {
  const { logIn } = await freshClient();
  const day = 86_400_000;
  platform.runAhead(day);
  platform.on('login', ({ claims }) =>
    Math.abs(Number(claims?.['iat']) * 1000 - Date.now() - day) < 120_000
      ? welcome
      : new Refusal('encryption.invalid'),
  );
  await expect(logIn()).resolves.toEqual(welcome);
  expect(platform.calls('login')).toHaveLength(1);
});

it('tries once more with the time that a refusal told', async () => {
  const { logIn } = await freshClient();
  await logIn();
  const day = 86_400_000;
  platform.runAhead(day);
  platform.on('login', ({ claims }) =>
    Math.abs(Number(claims?.['iat']) * 1000 - Date.now() - day) < 120_000
      ? welcome
      : new Refusal('encryption.invalid'),
  );
  await expect(logIn()).resolves.toEqual(welcome);
  expect(platform.calls('login')).toHaveLength(3);
});

it('tries no third time', async () => {
  const { logIn } = await freshClient();
  platform.on('login', () => new Refusal('encryption.invalid'));
  await expect(logIn()).rejects.toMatchObject({ code: 'encryption.invalid' });
  expect(platform.calls('login')).toHaveLength(2);
  expect(platform.calls('sessionKey')).toHaveLength(2);
});

it('sends no password a second time for any other reason', async () => {
  const { logIn } = await freshClient();
  platform.on('login', () => new Refusal('system.busy'));
  await expect(logIn()).rejects.toMatchObject({ code: 'system.busy' });
  expect(platform.calls('login')).toHaveLength(1);
});

it('sends nothing when no key can be had', async () => {
  const { logIn } = await freshClient();
  platform.on('sessionKey', () => new Refusal('system.upgrading'));
  await expect(logIn()).rejects.toMatchObject({ code: 'system.upgrading' });
  expect(platform.calls('login')).toHaveLength(0);
});
