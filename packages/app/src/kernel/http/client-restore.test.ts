import { beforeEach, expect, it } from 'vitest';
import { startKeyStore } from '../../testing/key-store.ts';
import { openOtherTab } from '../../testing/other-tab.ts';
import { offline, Refusal, startPlatform, type Platform } from '../../testing/platform.ts';
import { member, wallet } from '../../testing/samples.ts';
import { keepDeviceKey, makeDeviceKey, type DeviceKey } from '../session/device-key.ts';
import { rememberDevice, rememberedLogin } from '../session/remembered.ts';
import { closeSession, currentSession, followSessions, openSession } from '../session/session.ts';
import { call, identify } from './client.ts';

const id = 'dvc_4QZ1_0123456789';
const renewed = {
  token: 'token-renewed',
  userName: 'maria',
  type: 0,
  firstTimeLogin: false,
  lastLoginAt: null,
  lastLoginIp: null,
};

let platform: Platform;
let key: DeviceKey | undefined;

/** Only who comes with the renewed session is answered. */
const onlyRenewed = () =>
  platform.on('wallet', ({ headers }) =>
    headers['Authorization'] === 'Bearer token-renewed'
      ? wallet('5')
      : new Refusal('auth.required'),
  );

beforeEach(async () => {
  platform = await startPlatform();
  startKeyStore();
  identify('aurora', () => 'EN');
  closeSession();
  key = await makeDeviceKey();
  if (key) await keepDeviceKey(key);
  rememberDevice({ type: 'username', username: 'maria', countryDialingCode: '' }, id);
  openSession(member);
  localStorage.setItem('autoLogin', '1');
  platform.on('sessionChallenge', () => ({ challenge: 'sign_this_text_please', expiresAt: 0 }));
  platform.on('refresh', () => renewed);
  onlyRenewed();
});

it('goes on with a session that ran out, once for many calls, and nobody notices', async () => {
  const answers = await Promise.all([call('wallet', {}), call('wallet', {}), call('wallet', {})]);
  expect(answers.map(({ cash }) => cash)).toEqual(['5', '5', '5']);
  expect(platform.calls('refresh')).toHaveLength(1);
  expect(currentSession()?.token).toBe('token-renewed');
  expect(localStorage.getItem('autoLogin')).toBe('1');
});

it('signs the challenge by a key that nobody can read', async () => {
  expect(key?.privateKey.extractable).toBe(false);
  await call('wallet', {});
  const { body } = platform.calls('refresh')[0] ?? {};
  const { credentialId, challenge, signature } = body as Record<string, string>;
  expect([credentialId, challenge]).toEqual([id, 'sign_this_text_please']);
  expect(signature).toMatch(/^[\w-]{86}$/);
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const publicKey = await crypto.subtle.importKey('jwk', { ...key?.publicKey }, algorithm, true, [
    'verify',
  ]);
  const bytes = Uint8Array.from(
    atob((signature ?? '').replaceAll('-', '+').replaceAll('_', '/')),
    (letter) => letter.charCodeAt(0),
  );
  const how = { name: 'ECDSA', hash: 'SHA-256' };
  const text = new TextEncoder().encode(challenge);
  expect(await crypto.subtle.verify(how, publicKey, bytes, text)).toBe(true);
});

it('does not go round in a circle when the renewed session is refused, too', async () => {
  platform.on('wallet', () => new Refusal('auth.required'));
  await expect(call('wallet', {})).rejects.toMatchObject({ code: 'auth.required' });
  expect(platform.calls('refresh')).toHaveLength(1);
  expect(platform.calls('wallet')).toHaveLength(2);
  expect(currentSession()).toBeNull();
});

it('lets a late answer to the renewed session end nobody else’s session', async () => {
  platform.on('wallet', ({ headers }) => {
    if (headers['Authorization'] === 'Bearer token-renewed')
      openSession({ ...member, userName: 'jose', token: 'token-of-jose' });
    return new Refusal('auth.required');
  });
  await expect(call('wallet', {})).rejects.toMatchObject({ code: 'auth.required' });
  expect(currentSession()?.token).toBe('token-of-jose');
});

it('ends the session, and remembers the name alone, when the device is refused (part of LG-18)', async () => {
  platform.on('refresh', () => new Refusal('credential.invalid'));
  await expect(call('wallet', {})).rejects.toMatchObject({ code: 'auth.required' });
  expect(currentSession()).toBeNull();
  expect(rememberedLogin()).toEqual({ username: 'maria' });
});

it('keeps the session when nobody answers, for another try', async () => {
  platform.on('refresh', offline);
  await expect(call('wallet', {})).rejects.toMatchObject({ code: 'offline' });
  expect(currentSession()).toEqual(member);
  platform.on('refresh', () => renewed);
  await expect(call('wallet', {})).resolves.toMatchObject({ cash: '5' });
});

it('asks for no other session when somebody else took this one over (part of ER-07)', async () => {
  platform.on('wallet', () => new Refusal('session.replaced'));
  await expect(call('wallet', {})).rejects.toMatchObject({ code: 'session.replaced' });
  expect(platform.calls('refresh')).toHaveLength(0);
  expect(currentSession()).toBeNull();
});

it('asks for none where the member logged out last [ST-19]', async () => {
  localStorage.setItem('autoLogin', '0');
  await expect(call('wallet', {})).rejects.toMatchObject({ code: 'auth.required' });
  expect(platform.calls('refresh')).toHaveLength(0);
});

it('hands the session to the member’s other tabs, and takes over theirs', async () => {
  const otherTab = openOtherTab();
  await call('wallet', {});
  const { lastLoginAt: _at, lastLoginIp: _ip, ...session } = renewed;
  await expect
    .poll(() => otherTab.heard)
    .toContainEqual({
      type: 'session',
      session: { ...session, merchantCode: 'aurora' },
      how: 'returned',
    });
  const stop = followSessions();
  const theirs = { ...member, token: 'token-of-the-other-tab' };
  const say = new BroadcastChannel('livery');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  say.postMessage({ type: 'session', session: theirs, how: 'returned' });
  await expect.poll(currentSession).toEqual(theirs);
  say.close();
  stop();
});
