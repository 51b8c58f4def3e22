import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { amountField, fillDeposit, payButton, startDeposits } from '../testing/deposit-page.ts';
import { methodsOf } from '../../../testing/deposits.ts';
import { offline, Refusal, type Platform } from '../../../testing/platform.ts';
import { here } from '../../../testing/render.tsx';

const { leaveFor } = vi.hoisted(() => ({ leaveFor: vi.fn<(address: string) => void>() }));
vi.mock('#kernel/leave-for.ts', () => ({ leaveFor }));

let platform: Platform;
beforeEach(async () => {
  leaveFor.mockReset();
  platform = await startDeposits();
});

const main = () => within(screen.getByRole('main'));
const orders = () => platform.calls('deposit');

describe('an order that is refused', () => {
  const reset = Date.UTC(2026, 10, 29, 16);
  it.each<[string, Refusal, string | RegExp]>([
    [
      'amount.range',
      new Refusal('amount.range', { value: { min: '100.00', max: '900.00' } }),
      'From ₱100.00 to ₱900.00.',
    ],
    [
      'rg.limit_reached',
      new Refusal('rg.limit_reached', {
        value: {
          limitType: 'deposit',
          period: '7d',
          limit: '500',
          used: '400',
          room: '100',
          resetAt: reset,
        },
      }),
      /You can deposit ₱100\.00 more this week\. Your limit starts again Mon, November 30/,
    ],
    ['kyc.required', new Refusal('kyc.required', { value: { level: 1 } }), /The law here lets/],
    [
      'deposit.too_many_open',
      new Refusal('deposit.too_many_open'),
      /^Several deposits are still open/,
    ],
    [
      'deposit.blocked',
      new Refusal('deposit.blocked', { value: { until: reset } }),
      /You can try again Mon, November 30/,
    ],
    ['method.closed', new Refusal('method.closed'), /^This way to pay is closed/],
    [
      'provider.unavailable',
      new Refusal('provider.unavailable'),
      /^The payment provider cannot be reached/,
    ],
  ])('says why of %s, and what to do', async (_, refusal, words) => {
    const user = await fillDeposit('200');
    platform.on('deposit', () => refusal);
    await user.click(payButton());
    expect(await main().findByText(words)).toBeDefined();
    expect(here()).toBe('/m/voucherCenter');
    await user.type(await amountField(), '0');
    expect(main().queryByText(words)).toBeNull();
  });

  it('shows what would be credited now, and orders that only when it is asked for again', async () => {
    const user = await fillDeposit('200');
    platform.on('deposit', () => new Refusal('quote.changed', { value: { credit: '190.00' } }));
    await user.click(payButton());
    await screen.findByText(
      'What comes into your wallet is now ₱190.00. Pay again if that suits you.',
    );
    expect(main().getAllByRole('definition').at(-1)?.textContent).toBe('₱190.00');
    expect(orders()).toHaveLength(1);
    await user.click(payButton());
    await waitFor(() => expect(orders()).toHaveLength(2));
    expect(orders()[1]?.body).toMatchObject({ expectedCredit: '190.00' });
    expect(orders()[1]?.headers['Idempotency-Key']).not.toBe(
      orders()[0]?.headers['Idempotency-Key'],
    );
  });

  it('asks for the same order by the same key where nobody answered, and never by itself [D-63]', async () => {
    const user = await fillDeposit('200');
    platform.on('deposit', offline);
    await user.click(payButton());
    await screen.findByText('No answer came. Press again: it is ordered once only.');
    expect(orders()).toHaveLength(1);
    await user.click(payButton());
    await waitFor(() => expect(orders()).toHaveLength(2));
    const [first, second] = orders().map(({ headers }) => headers['Idempotency-Key']);
    expect(second).toBe(first);
  });

  it('asks first where the platform wants a limit to be thought of', async () => {
    const user = await fillDeposit('200');
    platform.on('depositMethods', () => methodsOf({ prompt: true }));
    platform.on('deposit', () => new Refusal('rg.prompt'));
    await user.click(payButton());
    expect(await screen.findByRole('dialog', { name: 'Before your first deposit' })).toBeDefined();
  });

  it('goes to no address that is none of the web', async () => {
    platform.on('deposit', () => ({
      orderId: '71',
      reference: 'D-71',
      status: 'open',
      action: { type: 'redirect', url: 'javascript:alert(1)' },
    }));
    const user = await fillDeposit('200');
    await user.click(payButton());
    await waitFor(() => expect(here()).toBe('/m/voucherCenter?order=71'));
    expect(leaveFor).not.toHaveBeenCalled();
  });
});
