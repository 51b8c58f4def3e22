import { expect, it, vi } from 'vitest';
import { mayRestore } from './may-restore.ts';
import {
  decoded,
  encoded,
  followCredential,
  forgetDevice,
  rememberDevice,
  rememberedLogin,
  rememberName,
  tidyRemembered,
} from './remembered.ts';

const id = 'dvc_4QZ1_0123456789';
const maria = { type: 'username', username: 'maria', countryDialingCode: '' } as const;
const stored = (): unknown => JSON.parse(localStorage.getItem('REMEMBER_LOGIN') ?? 'null');

it('encodes twice with a suffix [LG-17]', () => {
  expect(encoded('dvc_4QZ1', 'S3c_9f')).toBe('Wkhaalh6UlJXakU9UzNjXzlm');
  expect(decoded(encoded(id, 'S3c_9f'), 'S3c_9f')).toBe(id);
  expect(decoded(encoded(id, 'S3c_9f'), 'another')).toBeUndefined();
  expect(decoded('%', 'S3c_9f')).toBeUndefined();
});

it('keeps four fields, the public id of a credential among them, and its suffix apart [LG-17]', () => {
  rememberDevice(maria, id);
  const suffix = localStorage.getItem('REMEMBER_SFX') ?? '';
  expect(suffix).toMatch(/^\w{6,16}$/);
  expect(stored()).toEqual({ ...maria, password: encoded(id, suffix) });
  expect(rememberedLogin()).toEqual({ username: 'maria', credentialId: id });
});

it('goes back to the name alone (part of LG-18)', () => {
  rememberDevice(maria, id);
  forgetDevice();
  expect(stored()).toEqual({ type: 'username', username: 'maria' });
  expect(localStorage.getItem('REMEMBER_SFX')).toBeNull();
  expect(rememberedLogin()).toEqual({ username: 'maria' });
});

it.each([
  ['is no JSON', '{maria'],
  ['has a password', JSON.stringify({ ...maria, password: btoa('correct-horse') })],
  ['has a field more', JSON.stringify({ ...maria, password: encoded(id, 'S3c_9f'), more: 1 })],
  ['is of another way', JSON.stringify({ ...maria, type: 'x', password: encoded(id, 'S3c_9f') })],
  ['holds no id', JSON.stringify({ ...maria, password: encoded('short', 'S3c_9f') })],
])('deletes at the start a record that %s [BX-11]', async (_, record) => {
  localStorage.setItem('REMEMBER_LOGIN', record);
  localStorage.setItem('REMEMBER_SFX', 'S3c_9f');
  await tidyRemembered('deviceCredential');
  expect(localStorage.getItem('REMEMBER_LOGIN')).toBeNull();
  expect(localStorage.getItem('REMEMBER_SFX')).toBeNull();
});

it('leaves at the start what the brand remembers, and no more', async () => {
  rememberDevice(maria, id);
  await tidyRemembered('deviceCredential');
  expect(rememberedLogin()?.credentialId).toBe(id);
  await tidyRemembered('usernameOnly');
  expect(rememberedLogin()).toEqual({ username: 'maria' });
  await tidyRemembered('off');
  expect(localStorage.getItem('REMEMBER_LOGIN')).toBeNull();
});

it('leaves alone what a log-in in another tab has half written, when it reads and at the start', async () => {
  rememberDevice(maria, id);
  const record = localStorage.getItem('REMEMBER_LOGIN') ?? '';
  localStorage.removeItem('REMEMBER_LOGIN');
  const entry = Promise.withResolvers<void>();
  const request = (_name: string, _how: LockOptions, work: () => unknown) =>
    entry.promise.then(work);
  vi.stubGlobal('navigator', { locks: { request } });
  expect(rememberedLogin()).toBeUndefined();
  expect(localStorage.getItem('REMEMBER_SFX')).not.toBeNull();

  const tidied = tidyRemembered('deviceCredential');
  localStorage.setItem('REMEMBER_LOGIN', record);
  entry.resolve();
  await tidied;
  expect(rememberedLogin()).toEqual({ username: 'maria', credentialId: id });
});

it('follows the credential over a change of password, or lets go of it [CP-08]', () => {
  followCredential(id);
  expect(stored()).toBeNull();
  rememberDevice(maria, id);
  followCredential('dvc_another_987654321');
  expect(rememberedLogin()?.credentialId).toBe('dvc_another_987654321');
  followCredential(undefined);
  expect(rememberedLogin()).toEqual({ username: 'maria' });
});

it('may restore a session where one is wanted and a device is remembered [ST-17]', () => {
  rememberDevice(maria, id);
  expect(mayRestore()).toBe(false);
  localStorage.setItem('autoLogin', '1');
  expect(mayRestore()).toBe(true);
  rememberName('maria');
  expect(mayRestore()).toBe(false);
});
