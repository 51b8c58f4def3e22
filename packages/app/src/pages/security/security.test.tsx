import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Reply } from '@livery/contract/client';
import { Refusal, startPlatform, type Platform } from '../../testing/platform.ts';
import { here, openApp } from '../../testing/render.tsx';
import { member } from '../../testing/samples.ts';

let platform: Platform;
let security: Reply<'security'>;
let passkeys: Reply<'passkeys'>['list'];

beforeEach(async () => {
  platform = await startPlatform();
  passkeys = [];
  security = {
    password: true,
    paymentPassword: false,
    bankCards: 2,
    questions: false,
    email: 'unverified',
    mobile: 'none',
    payeeName: false,
    totp: false,
    devices: [],
  };
  platform.on('security', () => security);
  platform.on('passkeys', () => ({ list: passkeys, most: 10 }));
});

const open = () => openApp({ at: '/m/securityCenter', session: member });
const guards = async () =>
  within(await screen.findByRole('region', { name: 'What guards your account' }));

it('sums up what guards the account and says how each stands [RT-26]', async () => {
  await open();
  const own = await guards();
  own.getByRole('link', { name: /^Password.*Set$/ });
  own.getByRole('link', { name: /^Payment password.*Not set$/ });
  own.getByRole('link', { name: /^Accounts for payouts.*Set$/ });
  own.getByText('It is not proven to be yours yet');
  own.getByText('Needs attention');
  const sum = screen.getByRole('progressbar', { name: 'How well your account is guarded' });
  expect(sum).toHaveProperty('value', 2);
  screen.getByText(`2 of ${sum.getAttribute('max')} done`);
});

it('counts passkeys as soon as there is one', async () => {
  passkeys = [{ id: 'one', name: 'Phone', createdAt: 1, lastUsedAt: null, synced: false }];
  await open();
  expect(await screen.findByText(/^3 of \d done$/)).toBeTruthy();
});

it('leads to where each is set', async () => {
  const { user } = await open();
  await user.click((await guards()).getByRole('link', { name: /^Payment password/ }));
  await waitFor(() => expect(here()).toBe('/m/paymentPassword'));
});

it('shows devices there, and leads to the log-ins [BX-09]', async () => {
  platform.on('sessionHistory', () => ({ list: [], pageNum: 1, totalPages: 0 }));
  const { user } = await open();
  await screen.findByRole('region', { name: 'Devices' });
  await user.click(screen.getByRole('link', { name: /^Log-in history/ }));
  await waitFor(() => expect(here()).toBe('/m/securityCenter/history'));
});

it('says why it did not come, and asks again', async () => {
  let isBusy = true;
  platform.on('security', () => (isBusy ? new Refusal('system.busy') : security));
  const { user } = await open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  isBusy = false;
  await user.click(again);
  expect(await guards()).toBeTruthy();
});

it('has nothing for a guest of free play, and asks nothing', async () => {
  await openApp({ at: '/m/securityCenter', session: { ...member, type: 4 } });
  await screen.findByText('A security centre needs an account of your own.');
  expect(platform.calls('security')).toHaveLength(0);
});
