import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Reply } from '@livery/contract/client';
import { Refusal, startPlatform, type Platform } from '../../../testing/platform.ts';
import { openApp, toasts } from '../../../testing/render.tsx';
import { member } from '../../../testing/samples.ts';

let platform: Platform;

type Device = Reply<'security'>['devices'][number];
const device = (id: string, more: Partial<Device> = {}): Device => ({
  id,
  device: 'Firefox on Windows',
  ip: '203.0.113.7',
  country: 'PH',
  lastSeenAt: Date.UTC(2026, 0, 5, 20, 30),
  current: false,
  remembered: false,
  ...more,
});
let devices: Device[];

beforeEach(async () => {
  devices = [device('here', { device: 'Chrome', current: true }), device('far')];
  platform = await startPlatform();
  platform.on('passkeys', () => ({ list: [], most: 0 }));
  platform.on('security', () => ({
    password: true,
    paymentPassword: false,
    bankCards: 0,
    questions: false,
    email: 'none',
    mobile: 'none',
    payeeName: false,
    totp: false,
    devices,
  }));
});

const section = async () => within(await screen.findByRole('region', { name: 'Devices' }));

it('tells of every device, and of which one this is [BX-09]', async () => {
  await openApp({ at: '/m/set', session: member });
  const own = await section();
  await own.findByText('This device');
  expect(own.getAllByRole('button')).toHaveLength(1);
  own.getByRole('button', { name: /Firefox on Windows.*Jan 6, 2026, 4:30.AM.*203\.0\.113\.7, PH/ });
});

it('puts out another device after a question', async () => {
  platform.on('endDevice', () => {
    devices = devices.filter(({ id }) => id !== 'far');
    return null;
  });
  const { user } = await openApp({ at: '/m/set', session: member });
  const own = await section();
  await user.click(await own.findByRole('button', { name: /Firefox/ }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Log it out' }));
  await waitFor(() => expect(toasts()).toBe('That device is logged out.'));
  await waitFor(() => expect(own.queryByRole('button', { name: /Firefox/ })).toBeNull());
  expect(platform.calls('endDevice')[0]?.path).toMatch(/\/far$/);
});

it('leaves a device that could not be put out, and says why', async () => {
  platform.on('endDevice', () => new Refusal('system.busy'));
  const { user } = await openApp({ at: '/m/set', session: member });
  const own = await section();
  await user.click(await own.findByRole('button', { name: /Firefox/ }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Log it out' }));
  await waitFor(() => expect(toasts()).toMatch(/Very busy/));
  own.getByRole('button', { name: /Firefox/ });
});

it('shows no devices to a visitor or to a guest of free play', async () => {
  await openApp({ at: '/m/set', session: { ...member, type: 4 } });
  await screen.findByRole('button', { name: 'Log out' });
  expect(screen.queryByRole('region', { name: 'Devices' })).toBeNull();
  expect(platform.calls('security')).toHaveLength(0);
});
