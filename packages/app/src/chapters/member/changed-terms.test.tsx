import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Reply } from '@livery/contract/client';
import { Refusal, startPlatform, type Platform } from '../../testing/platform.ts';
import { here, openApp, toasts } from '../../testing/render.tsx';
import { member } from '../../testing/samples.ts';

let platform: Platform;
let terms: Reply<'terms'>;

beforeEach(async () => {
  platform = await startPlatform();
  terms = {
    current: { version: 2, since: Date.UTC(2026, 10, 3), changes: 'Payouts are faster.' },
    owed: true,
    accepted: [{ version: 1, at: 1 }],
  };
  platform.on('terms', () => terms);
  platform.on('acceptTerms', () => (terms = { ...terms, owed: false }));
  platform.on('depositMethods', () =>
    terms.owed
      ? new Refusal('terms.changed', { params: { version: 2 } })
      : new Refusal('kyc.required'),
  );
  platform.on('withdrawOptions', () => new Refusal('system.upgrading'));
});

const open = (at: string, language = 'EN') => openApp({ at, session: member, language });
const button = (name: string) => screen.findByRole('button', { name });

it('leads from a page that was refused to what changed, and opens the site with one press [RG-37]', async () => {
  const { user } = await open('/m/voucherCenter');
  await waitFor(() => expect(here()).toBe('/m/terms'));
  const changes = await screen.findByRole('region', { name: 'What is different' });
  expect(changes.textContent).toContain('Version 2, since November 3, 2026');
  expect(changes.textContent).toContain('Payouts are faster.');
  await user.click(await button('I have read and accept them'));
  await waitFor(() => expect(here()).toBe('/m/home'));
  expect(platform.calls('acceptTerms').map(({ body }) => body)).toEqual([{ version: 2 }]);
});

it('leads back there from play, and nowhere from the money and the way out [RG-37]', async () => {
  const { user } = await open('/m/voucherCenter');
  await screen.findByRole('region', { name: 'What is different' });
  const ways = within(await screen.findByRole('list', { name: 'Ways on' }));
  expect(ways.getByRole('button', { name: 'Log out' })).toBeTruthy();
  expect(ways.getByRole('link', { name: 'Your statement' }).getAttribute('href')).toBe(
    '/m/statement',
  );
  await user.click(ways.getByRole('link', { name: 'Withdraw your money' }));
  await waitFor(() => expect(here()).toBe('/m/withdraw'));
});

it('reads the newer version where another holds by now', async () => {
  platform.on('acceptTerms', () => {
    terms = { ...terms, current: { version: 3, since: 1, changes: 'Another thing.' } };
    return new Refusal('terms.changed', { params: { version: 3 } });
  });
  const { user } = await open('/m/terms');
  await user.click(await button('I have read and accept them'));
  await screen.findByText('Another thing.');
  expect(toasts()).toBe('Our terms have changed. Read and accept them to go on.');
  expect(here()).toBe('/m/terms');
});

it('asks nothing of who has accepted, and says it in Filipino', async () => {
  terms = { ...terms, owed: false };
  await open('/m/terms', 'TY');
  await screen.findByText('Tinanggap mo ang mga tuntuning ito.');
  expect(screen.queryByRole('button', { name: 'Nabasa ko at tinatanggap ko' })).toBeNull();
});
