import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { startPlatform, type Platform } from '../../testing/platform.ts';
import { openApp } from '../../testing/render.tsx';
import { member, wallet } from '../../testing/samples.ts';

let platform: Platform;

beforeEach(async () => {
  platform = await startPlatform();
  platform.on('wallet', () => wallet('100'));
  platform.on('depositBadge', () => ({ badge: { promotionId: '7', amount: '258.00' } }));
});

const bar = () => within(screen.getByRole('navigation', { name: 'Main' }));
const names = () =>
  bar()
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

it('leads to one’s account, to promotions, home and to a deposit (part of MS-01)', async () => {
  platform.on('depositBadge', () => ({}));
  await openApp({ session: member });
  await waitFor(() => expect(platform.calls('depositBadge')).toHaveLength(1));
  expect(names()).toEqual(['Account', 'Promos', 'Home', 'Deposit', 'Settings']);
});

it.each([
  ['258.00', '+₱258', '₱258 bonus'],
  ['1250', '+₱1,250', '₱1,250 bonus'],
  ['5.16', '+₱5.16', '₱5.16 bonus'],
])(
  'says on the way to a deposit what it may bring: %s is %s [MS-02]',
  async (amount, seen, heard) => {
    platform.on('depositBadge', () => ({ badge: { promotionId: '7', amount } }));
    await openApp({ session: member });
    const shown = await bar().findByText(seen);
    expect(shown.getAttribute('aria-hidden')).toBe('true');
    const link = bar().getByRole('link', { name: /^Deposit/ });
    within(link).getByText(heard);
  },
);

it('says none to a visitor, and asks for none [MS-02]', async () => {
  await openApp();
  await screen.findByRole('contentinfo');
  expect(bar().getByRole('link', { name: 'Deposit' }).textContent).toBe('Deposit');
  expect(platform.calls('depositBadge')).toHaveLength(0);
});

it.each([4, 40, 41, 42])(
  'says none to a member of type %d, who may not deposit [MS-02]',
  async (type) => {
    await openApp({ session: { ...member, type } });
    await screen.findByRole('contentinfo');
    expect(names()).toContain('Deposit');
    expect(platform.calls('depositBadge')).toHaveLength(0);
  },
);

it('takes it away with the session', async () => {
  const { user } = await openApp({ session: member });
  platform.on('logout', () => null);
  await bar().findByText('+₱258');
  await user.click(screen.getByRole('button', { name: 'Account' }));
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(bar().queryByText('+₱258')).toBeNull());
});
