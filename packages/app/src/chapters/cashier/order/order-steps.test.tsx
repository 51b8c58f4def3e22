import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { orderOf } from '../../../testing/deposits.ts';
import {
  endedOrder,
  openOrder,
  orderHead,
  paidOrder,
  stageOf,
  startOrders,
  type OrderScene,
} from '../testing/order-page.ts';
import { Refusal, type Platform } from '../../../testing/platform.ts';
import { here } from '../../../testing/render.tsx';

const { leaveFor } = vi.hoisted(() => ({ leaveFor: vi.fn<(address: string) => void>() }));
vi.mock('#kernel/leave-for.ts', () => ({ leaveFor }));

let scene: OrderScene;
let platform: Platform;
beforeEach(async () => {
  leaveFor.mockReset();
  scene = await startOrders();
  ({ platform } = scene);
});

const main = () => within(screen.getByRole('main'));
describe('what is to be done', () => {
  it('leads to the page of the provider', async () => {
    const { user } = await openOrder();
    await user.click(await screen.findByRole('button', { name: 'Go to Pipit wallet' }));
    expect(leaveFor).toHaveBeenCalledWith('https://pay.test/checkout/71');
  });

  it('shows a code with its sum, its reference and the time it holds', async () => {
    platform.runAhead(3_600_000);
    scene.order = orderOf({
      methodId: 'qr',
      action: { type: 'qr', payload: 'tern:71', expiresAt: Date.now() + 3_600_000 + 90_000 },
    });
    await openOrder();
    await screen.findByRole('heading', { name: 'To pay: ₱500.00' });
    screen.getByRole('img', { name: 'Code to pay ₱500.00' });
    // By the clock of the platform, an hour ahead of this one.
    await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/^0?1:[0-3]\d$/));
    screen.getByRole('button', { name: 'Save the picture' });
  });

  it('veils a code that has run out, and orders another one for the same sum', async () => {
    scene.order = orderOf({
      methodId: 'qr',
      action: { type: 'qr', payload: 'tern:71', expiresAt: Date.now() - 1_000 },
    });
    platform.on('deposit', () => ({ orderId: '72', reference: 'D-72', status: 'open' }));
    const { user } = await openOrder();
    const anew = await screen.findByRole('button', { name: 'New code' });
    expect(screen.queryByRole('img', { name: /^Code/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save the picture' })).toBeNull();
    await user.click(anew);
    await waitFor(() => expect(here()).toBe('/m/voucherCenter?order=72'));
    expect(platform.calls('deposit')[0]?.body).toEqual({
      methodId: 'qr',
      amount: '500.00',
      expectedCredit: '500.00',
    });
  });

  it('has what is typed elsewhere in rows to copy, and says of coins on which network they go', async () => {
    scene.order = orderOf({
      methodId: 'crypto',
      action: {
        type: 'instructions',
        lines: [
          { label: 'Network', value: 'Glimmer' },
          { label: 'Address', value: 'glim1abcdefghijklmnopqrstuvwxyz0123456789' },
        ],
        copy: 'glim1abcdefghijklmnopqrstuvwxyz0123456789',
      },
    });
    const { user } = await openOrder();
    await screen.findByText(/^Send it on the network that is named here/);
    screen.getByText('Glimmer');
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Copy: Address' }));
    expect(navigator.clipboard.writeText).toHaveBeenCalledWith(
      'glim1abcdefghijklmnopqrstuvwxyz0123456789',
    );
  });

  it('asks for the rest alone of what has come in part', async () => {
    scene.order = orderOf({
      status: 'partly_paid',
      received: '250.00',
      credited: '250.00',
      nextStep: 'pay_rest',
      action: {
        type: 'instructions',
        lines: [{ label: 'Bank', value: 'Larkfield' }],
        copy: 'BW-1',
      },
    });
    await openOrder();
    await screen.findByRole('heading', { name: 'To pay: ₱250.00' });
    expect(screen.getByText('BW-1')).toBeDefined();
  });

  it('offers another way where it did not work, and presses nobody [RG-28]', async () => {
    scene.order = endedOrder('failed', [stageOf('failed')], {
      reason: 'declined',
      nextStep: 'try_again',
    });
    await openOrder();
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Choose another way' });
    expect(link.pathname + link.search).toBe('/m/voucherCenter');
    expect(main().queryByRole('button', { name: 'Cancel this deposit' })).toBeNull();
  });

  it('cancels what nobody has paid, and shows what came of it', async () => {
    platform.on('cancelDeposit', () =>
      endedOrder('cancelled', [stageOf('cancelled')], { nextStep: 'try_again' }),
    );
    const { user } = await openOrder();
    await user.click(await screen.findByRole('button', { name: 'Cancel this deposit' }));
    expect(await (await orderHead()).findByText('Cancelled')).toBeDefined();
  });

  it('reads anew what was over before it could be cancelled', async () => {
    const { user } = await openOrder();
    const cancel = await screen.findByRole('button', { name: 'Cancel this deposit' });
    platform.on('cancelDeposit', () => {
      scene.order = paidOrder();
      return new Refusal('order.final');
    });
    await user.click(cancel);
    expect(await (await orderHead()).findByText('₱500.00 is in your wallet.')).toBeDefined();
  });
});
