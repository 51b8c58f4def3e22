import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { instrumentOf, optionsOf } from '../../../testing/payouts.ts';
import { Refusal, startPlatform, type Platform } from '../../../testing/platform.ts';
import { here, openApp, toasts } from '../../../testing/render.tsx';
import { member } from '../../../testing/samples.ts';

let platform: Platform;
let list = [instrumentOf()];

beforeEach(async () => {
  list = [instrumentOf()];
  platform = await startPlatform();
  platform.on('bankCards', () => ({ list, most: 5, rails: ['bank', 'ewallet'] }));
  platform.on('withdrawOptions', () => optionsOf());
});

const open = (path = '/m/bankCards') => openApp({ at: path, session: member });
const field = (name: string) => screen.findByLabelText(name);

async function fill(user: Awaited<ReturnType<typeof open>>['user']): Promise<void> {
  await user.type(await field('Bank'), 'Larkfield');
  await user.type(await field('Account number or IBAN'), '0012 3400 5678');
  await user.type(await field('Account holder'), 'Marisol Reyes');
  await user.click(screen.getByRole('button', { name: 'Add this account' }));
}
const pin = async () =>
  within(await screen.findByRole('dialog')).getByLabelText('Payment password');

it('adds one, signed with the payment password, whose number is sent sealed', async () => {
  platform.on('addBankCard', () => instrumentOf());
  const { user } = await open('/m/bankCards/add');
  await fill(user);
  await user.type(await pin(), '402913');
  await waitFor(() => expect(toasts()).toBe('The account is added.'));
  const [call] = platform.calls('addBankCard');
  expect(call?.payload).toEqual({
    rail: 'bank',
    bank: 'Larkfield',
    account: '0012 3400 5678',
    payeeName: 'Marisol Reyes',
    paymentPassword: '402913',
  });
  expect(JSON.stringify(call?.body)).not.toContain('5678');
  await waitFor(() => expect(here()).toBe('/m/withdraw'));
});

it.each([
  ['payee.mismatch', 'Account holder', 'The name on the account must be your own.'],
  ['card.known', 'Account number or IBAN', 'You have added this account already.'],
] as const)('says %s at its field', async (code, name, text) => {
  platform.on('addBankCard', () => new Refusal(code));
  const { user } = await open('/m/bankCards/add');
  await fill(user);
  await user.type(await pin(), '402913');
  await screen.findByText(text);
  await waitFor(async () => expect(await field(name)).toHaveProperty('ariaInvalid', 'true'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks for a payment password first where there is none', async () => {
  platform.on('withdrawOptions', () => optionsOf({ paymentPassword: 'unset' }));
  await open('/m/bankCards/add');
  const way = await screen.findByRole('link', { name: 'Set it now' });
  expect(way.getAttribute('href')).toBe('/m/paymentPassword');
});

it('removes one after a question, and says why one stays', async () => {
  platform.on('removeBankCard', () => {
    list = [];
    return null;
  });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /^Larkfield ···· 4321/ }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(toasts()).toBe('The account is removed.'));
  expect(platform.calls('removeBankCard')[0]?.query).toEqual({ id: '5' });
  await screen.findByText('No account yet');
});

it('has no way to remove one that money is under way to, nor to add a sixth', async () => {
  list = ['1', '2', '3', '4', '5'].map((cardId) => instrumentOf({ cardId, inUse: true }));
  await open();
  await screen.findByText(/^You have 5 accounts/);
  expect(screen.getAllByText('In use')).toHaveLength(5);
  expect(screen.queryByRole('button', { name: /Larkfield/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Add an account' })).toBeNull();
});
