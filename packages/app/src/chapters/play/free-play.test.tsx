import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Reply } from '@livery/contract/client';
import { closeSession, currentSession } from '#kernel/session/session.ts';
import { Refusal, startPlatform, type Platform } from '../../testing/platform.ts';
import { here, openApp, toasts } from '../../testing/render.tsx';
import { member } from '../../testing/samples.ts';

const trial: Reply<'trial'> = { token: 'practice', userName: 'trial7', customerType: 4 };

let platform: Platform;

beforeEach(async () => {
  platform = await startPlatform();
  platform.on('trial', () => trial);
});

it('starts once, says please wait, and replaces itself with home [FR-01, FR-02, FR-03, FR-04, FR-05]', async () => {
  const slow = Promise.withResolvers<Reply<'trial'>>();
  platform.on('trial', () => slow.promise);
  const { user } = await openApp({ at: '/m/home' });
  await user.click(await screen.findByRole('link', { name: 'Try it free' }));
  await screen.findByText('Setting a practice account up');
  await waitFor(() => expect(toasts()).toBe('Please wait'));
  const pages = history.length;
  slow.resolve(trial);
  await waitFor(() => expect(here()).toBe('/m/home'));
  expect(history).toHaveLength(pages);
  expect(platform.calls('trial').map(({ body }) => body)).toEqual([{ moduleId: 'FREEPLAY3' }]);
  expect(currentSession()).toEqual({
    token: 'practice',
    merchantCode: 'aurora',
    userName: 'trial7',
    type: 4,
    firstTimeLogin: false,
  });
  expect(toasts()).toBe('');
});

it('says when it could not be started, and starts on a press', async () => {
  platform.on('trial', () => new Refusal('permission.denied'));
  const { user } = await openApp({ at: '/m/trial' });
  const again = await screen.findByRole('button', { name: 'Try again' });
  screen.getByText('Free play could not be started.');
  expect(platform.calls('trial')).toHaveLength(1);
  expect(toasts()).toBe('');
  platform.on('trial', () => trial);
  await user.click(again);
  await waitFor(() => expect(here()).toBe('/m/home'));
});

it('gives a member no practice account in place of their own', async () => {
  await openApp({ at: '/m/trial', session: member });
  await waitFor(() => expect(here()).toBe('/m/home'));
  expect(platform.calls('trial')).toHaveLength(0);
  expect(currentSession()).toEqual(member);
});

const ofAge = { demo: 'ageConfirmed' } as const;
const question = () => screen.findByRole('heading', { name: 'Are you 21 or older?' });

it('asks for an age first where a law wants it, once on a device, and starts nothing without [RG-01, BX-01]', async () => {
  const { user } = await openApp({ at: '/m/trial', play: ofAge });
  await question();
  expect(platform.calls('trial')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'I am 21 or older' }));
  await waitFor(() => expect(here()).toBe('/m/home'));
  expect(platform.calls('trial').map(({ body }) => body)).toEqual([
    { moduleId: 'FREEPLAY3', ageConfirmed: true },
  ]);
  closeSession();
  cleanup();
  await openApp({ at: '/m/trial', play: ofAge });
  await waitFor(() => expect(platform.calls('trial')).toHaveLength(2));
});

it('lets nobody play for nothing who says that they are too young [RG-01]', async () => {
  const { user } = await openApp({ at: '/m/trial', play: ofAge });
  await question();
  await user.click(screen.getByRole('link', { name: 'I am younger' }));
  await waitFor(() => expect(here()).toBe('/m/home'));
  expect(platform.calls('trial')).toHaveLength(0);
  expect(currentSession()).toBeNull();
});
