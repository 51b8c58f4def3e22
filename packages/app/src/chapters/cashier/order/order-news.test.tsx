import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openLine, type LiveLine } from '@livery/web/testing/live-line';
import { connected } from '#kernel/live/connected.ts';
import {
  openOrder,
  orderAddress,
  orderHead,
  paidOrder,
  startOrders,
  type OrderScene,
} from '../testing/order-page.ts';
import { aWhile, offline, Refusal, silence, type Platform } from '../../../testing/platform.ts';
import { here } from '../../../testing/render.tsx';

let scene: OrderScene;
let platform: Platform;
beforeEach(async () => {
  scene = await startOrders();
  ({ platform } = scene);
});

const main = () => within(screen.getByRole('main'));
describe('news of it', () => {
  it('is shown as it is told, and nothing is asked for again and again meanwhile', async () => {
    let line: LiveLine | undefined;
    platform.on('stream', () => {
      line = openLine();
      return line.response;
    });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      await openOrder();
      (await orderHead()).getByText('Waiting for payment');
      await waitFor(() => expect(connected.get()).toBe(true));
      await vi.advanceTimersByTimeAsync(1_000);
      const asked = platform.calls('depositOrder').length;
      await vi.advanceTimersByTimeAsync(20_000);
      expect(platform.calls('depositOrder')).toHaveLength(asked);
      scene.order = paidOrder();
      act(() => line?.send('order', { orderId: '71' }));
      await vi.advanceTimersByTimeAsync(1_000);
      expect((await orderHead()).getByRole('status').textContent).toBe(
        '₱500.00 is in your wallet.',
      );
      expect(platform.calls('depositOrder')).toHaveLength(asked + 1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is asked for once more as they begin: what came a moment before is told by nobody', async () => {
    const begun = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    const heard: boolean[] = [];
    platform.on('depositOrder', async () => {
      const { order } = scene;
      heard.push(connected.get());
      await begun.promise;
      answered.resolve();
      return order;
    });
    platform.on('stream', async () => {
      begun.resolve();
      await answered.promise;
      await aWhile();
      scene.order = paidOrder();
      return openLine().response;
    });
    // Not a moment passes: no answer is old.
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      await openOrder();
      expect(await (await orderHead()).findByText('₱500.00 is in your wallet.')).toBeDefined();
      // And not only when the line has fallen silent.
      expect(heard).toEqual([false, true]);
      expect(platform.calls('stream')).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is asked for where nothing tells of it, until it is over', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      await openOrder();
      (await orderHead()).getByText('Waiting for payment');
      scene.order = paidOrder();
      await vi.advanceTimersByTimeAsync(6_000);
      expect(await (await orderHead()).findByText('In your wallet')).toBeDefined();
      const asked = platform.calls('depositOrder').length;
      await vi.advanceTimersByTimeAsync(20_000);
      expect(platform.calls('depositOrder')).toHaveLength(asked);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is old where the line is cut: what was known stays, and says so', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      await openOrder();
      (await orderHead()).getByText('Waiting for payment');
      platform.on('depositOrder', offline);
      await vi.advanceTimersByTimeAsync(6_000);
      await screen.findByText('No connection. This is how it stood when we last heard.');
      expect((await orderHead()).getByText('Waiting for payment')).toBeDefined();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('what else there may be', () => {
  it('says that an order is not there, and leads to those that are', async () => {
    platform.on('depositOrder', () => new Refusal('order.missing'));
    await openOrder();
    await screen.findByText('This deposit is not here');
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'My deposits' });
    expect(link.pathname).toBe('/m/deposit/record');
  });

  it('shows bones while it waits', async () => {
    platform.on('depositOrder', silence);
    await openOrder();
    await screen.findByRole('heading', { level: 1, name: 'Deposit' });
    expect(main().queryByRole('region')).toBeNull();
  });

  it('asks again when nobody answers', async () => {
    platform.on('depositOrder', offline);
    const { user } = await openOrder();
    const again = await screen.findByRole('button', { name: 'Try again' });
    platform.on('depositOrder', () => scene.order);
    await user.click(again);
    expect((await orderHead()).getByText('Waiting for payment')).toBeDefined();
  });

  it('is open to whoever is on a break, by the name that its way had', async () => {
    platform.on(
      'depositMethods',
      () => new Refusal('rg.timeout', { value: { until: Date.UTC(2030, 0, 1) } }),
    );
    await openOrder();
    expect(
      await (await orderHead()).findByText('Waiting for Pipit wallet. You can leave this page.'),
    ).toBeDefined();
    expect(here()).toBe(orderAddress);
  });
});
