import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  amountField,
  chooseLayout,
  fillDeposit,
  openDeposit,
  payButton,
  startDeposits,
} from '../testing/deposit-page.ts';
import { methodOf, methodsOf } from '../../../testing/deposits.ts';
import { aWhile, type Platform } from '../../../testing/platform.ts';
import { here, openApp } from '../../../testing/render.tsx';
import { member, memberInfo } from '../../../testing/samples.ts';

const { leaveFor } = vi.hoisted(() => ({ leaveFor: vi.fn<(address: string) => void>() }));
vi.mock('#kernel/leave-for.ts', () => ({ leaveFor }));

let platform: Platform;
beforeEach(async () => {
  leaveFor.mockReset();
  platform = await startDeposits();
});

const main = () => within(screen.getByRole('main'));
const orders = () => platform.calls('deposit');

describe('in one page', () => {
  it('says how, how much and what it comes to, orders it once and goes where it is paid [RT-20, MC-04, D-63]', async () => {
    const user = await fillDeposit('1000', { way: 'Card' });
    const facts = main()
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(facts).toEqual(['₱1,000.00', '₱30.00', '₱970.00']);
    await user.click(payButton());
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://pay.test/checkout/71'));
    expect(here()).toBe('/m/voucherCenter?order=71');
    const [order] = orders();
    expect(order?.path).toBe('/wps/deposit/gateway');
    expect(order?.body).toEqual({ methodId: 'card', amount: '1000', expectedCredit: '970.00' });
    expect(order?.headers['Idempotency-Key']).toMatch(/^[\da-f-]{36}$/);
  });

  it('chooses the way used last, and no amount [RG-28]', async () => {
    chooseLayout('0');
    platform.on('depositMethods', () => methodsOf({ last: 'card' }));
    await openDeposit();
    const [first, ...others] = within(
      await screen.findByRole('radiogroup', { name: 'How do you want to pay?' }),
    ).getAllByRole<HTMLInputElement>('radio');
    expect(first?.value).toBe('card');
    expect(first?.checked).toBe(true);
    expect(others.some(({ checked }) => checked)).toBe(false);
    const presets = within(screen.getByRole('group', { name: 'Amounts to choose' }));
    const chosen = presets.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked);
    expect(chosen).toEqual([false, false, false]);
    expect(await amountField()).toHaveProperty('value', '');
  });

  it('asks for an amount where there is none, and says what a way takes', async () => {
    chooseLayout('0');
    const { user } = await openDeposit();
    await amountField();
    await user.click(payButton());
    expect((await amountField()).getAttribute('aria-invalid')).toBe('true');
    screen.getByText('Give an amount.');
    await user.type(await amountField(), '49');
    await user.tab();
    screen.getByText('At least ₱50.');
    expect(orders()).toEqual([]);
  });
});

describe('step by step', () => {
  it('has a page of the history for each step, and the press that pays on the last [MC-04]', async () => {
    chooseLayout('1');
    const { user } = await openDeposit();
    await screen.findByRole('heading', { level: 2, name: 'How do you want to pay?' });
    await user.click(screen.getByRole('button', { name: 'Next' }));
    const second = await screen.findByRole('heading', { level: 2, name: 'How much?' });
    await waitFor(() => expect(document.activeElement).toBe(second));
    expect(here()).toBe('/m/voucherCenter?step=2');
    await user.click(await screen.findByText('₱500'));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('heading', { level: 2, name: 'Look at it once more' });
    expect(here()).toBe('/m/voucherCenter?step=3');
    expect(
      main()
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['Pipit wallet', '₱500.00', 'none', '₱500.00']);
    history.back();
    await screen.findByRole('heading', { level: 2, name: 'How much?' });
    expect(await amountField()).toHaveProperty('value', '500');
    history.forward();
    await user.click(await screen.findByRole('button', { name: 'Pay ₱500.00' }));
    await waitFor(() => expect(here()).toBe('/m/voucherCenter?order=71'));
  });

  it('begins at the start where an address names a later step', async () => {
    chooseLayout('1');
    await openDeposit('/m/voucherCenter?step=3');
    expect(await screen.findByRole('heading', { level: 2, name: 'How much?' })).toBeDefined();
  });
});

it('keeps the way that was chosen while it is asked who somebody is, which this law does not wait for', async () => {
  chooseLayout('1');
  const opened = { at: '/m/voucherCenter', session: { ...member, type: 0 } };
  const { user } = await openApp({ ...opened, play: { kycGate: 'beforeWithdraw' } });
  await user.click(await screen.findByRole('radio', { name: 'Card' }));
  expect(platform.calls('memberInfo')).toEqual([]);
  platform.on('memberInfo', async () => {
    await aWhile();
    return memberInfo;
  });
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(platform.calls('memberInfo')).toHaveLength(1));
  await user.click(await screen.findByText('₱500'));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('heading', { level: 2, name: 'Look at it once more' });
  expect(main().getAllByRole('definition')[0]?.textContent).toBe('Card');
});

it('offers what a way offers, and asks for nothing that is more than it takes', async () => {
  chooseLayout('0');
  platform.on('depositMethods', () => methodsOf({ methods: [methodOf({ max: '500.00' })] }));
  await openDeposit();
  const presets = within(await screen.findByRole('group', { name: 'Amounts to choose' }));
  expect(presets.getAllByRole<HTMLInputElement>('radio').map(({ disabled }) => disabled)).toEqual([
    false,
    false,
    true,
  ]);
});

it('says before anything is paid which way takes no credit cards [RG-33]', async () => {
  chooseLayout('0');
  const card = methodOf({ id: 'card', rail: 'card', name: 'Card', withoutCredit: true });
  platform.on('depositMethods', () => methodsOf({ methods: [methodOf(), card] }));
  await openDeposit();
  const name = 'Card';
  await screen.findByRole('radio', { name, description: /Credit cards not taken$/ });
  expect(screen.queryByRole('radio', { name: 'Pipit wallet', description: /Credit/ })).toBeNull();
});
