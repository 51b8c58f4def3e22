import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { Refusal, startPlatform, type Platform } from '../../testing/platform.ts';
import { here, openApp } from '../../testing/render.tsx';
import { welcome } from '../../testing/samples.ts';

let platform: Platform;

beforeEach(async () => {
  platform = await startPlatform();
  platform.on('favouriteIds', () => ({ content: [], pageNum: 1, totalPages: 1 }));
  platform.on('login', ({ payload }) => {
    const { totp } = payload as { readonly totp?: string };
    if (totp === undefined) return new Refusal('totp.required', { value: { captcha: false } });
    return totp === '661204' ? welcome : new Refusal('totp.wrong', { value: { captcha: false } });
  });
});

async function openLogin() {
  const { user } = await openApp({ at: '/m/login' });
  await user.type(await screen.findByLabelText('Username'), 'maria');
  await user.type(screen.getByLabelText('Password'), 'correct-horse{Enter}');
  return { user, field: await screen.findByLabelText('Code of your authenticator app') };
}

it('asks for a code of the authenticator on the same form, and goes there [RG-18]', async () => {
  const { user, field } = await openLogin();
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.type(field, ' 661204 {Enter}');
  await waitFor(() => expect(here()).not.toBe('/m/login'));
  expect(platform.calls('login').map(({ payload }) => payload)).toMatchObject([
    { username: 'maria', password: 'correct-horse' },
    { username: 'maria', password: 'correct-horse', totp: '661204' },
  ]);
});

it('says under the field that it was wrong, and empties it', async () => {
  const { user, field } = await openLogin();
  await user.type(field, '000000{Enter}');
  await screen.findByText(/That is not a code we can take/);
  expect(field).toHaveProperty('value', '');
  expect(here()).toBe('/m/login');
});

it('asks nothing more of another name', async () => {
  const { user } = await openLogin();
  await user.type(screen.getByLabelText('Username'), '2');
  expect(screen.queryByLabelText('Code of your authenticator app')).toBeNull();
});
