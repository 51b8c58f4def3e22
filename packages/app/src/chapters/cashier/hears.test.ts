import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { depositsKey } from './api/deposits-key.ts';
import { hears } from './hears.ts';

it('asks once more for an order whose first answer the news of it overtook', async () => {
  const queries = new QueryClient();
  const first = Promise.withResolvers<string>();
  const ask = vi.fn<() => Promise<string>>(async () => 'paid');
  ask.mockReturnValueOnce(first.promise);
  const order = new QueryObserver(queries, {
    queryKey: [...depositsKey('marisol88'), 'order', '71'],
    queryFn: ask,
  });
  onTestFinished(order.subscribe(() => {}));
  // The page has heard news for long when it asks for this order.
  hears({ queries, userName: 'marisol88' }).onNews?.({ event: 'order', data: { orderId: '71' } });
  first.resolve('open');
  await vi.waitFor(() => expect(order.getCurrentResult().data).toBe('paid'));
  expect(ask).toHaveBeenCalledTimes(2);
});
