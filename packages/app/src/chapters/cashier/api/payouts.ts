import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Reply } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';
import { memberKey } from '#kernel/http/member-key.ts';
import { fitting, isNumber, isText, listOf, objectWith } from '@livery/web/http/shape';

export type PayoutOptions = Reply<'withdrawOptions'>;
export type PayoutOrder = Reply<'withdrawOrder'>;
export type PayoutStatus = PayoutOrder['status'];
export type PayoutStage = PayoutOrder['stages'][number];

/** What the key of all begins with that is asked of a member’s payouts. */
export const payoutsKey = (userName: string) => memberKey(userName, 'payout');

const isInstrument = objectWith({ cardId: isText, bank: isText, last4: isText, state: isText });
const isOptions = objectWith({
  instruments: listOf(isInstrument),
  min: isText,
  max: isText,
  fee: objectWith({ fixed: isText, percent: isText }),
  available: isText,
  inVendors: isText,
  paymentPassword: isText,
});
const isOrder = objectWith({
  orderId: isText,
  reference: isText,
  status: isText,
  bank: isText,
  last4: isText,
  amount: isText,
  fee: isText,
  paid: isText,
  returned: isText,
  createdAt: isNumber,
  stages: listOf(objectWith({ at: isNumber, stage: isText })),
});

/** Where money may be sent, how much of it, and what stands before it. */
export const payoutOptionsQuery = (userName: string) =>
  queryOptions({
    queryKey: memberKey(userName, 'payout', 'options'),
    queryFn: async ({ signal }) =>
      fitting(await call('withdrawOptions', {}, { signal }), isOptions),
    staleTime: 5_000,
  });

/** One payout as it stands at the platform. */
const payoutOrderQuery = (userName: string, orderId: string) =>
  queryOptions({
    queryKey: memberKey(userName, 'payout', 'order', orderId),
    queryFn: async ({ signal }) =>
      fitting(await call('withdrawOrder', { params: { orderId } }, { signal }), isOrder),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });

const over: ReadonlySet<PayoutStatus> = new Set([
  'paid',
  'partly_paid',
  'refused',
  'failed',
  'returned',
]);

/** Whether nothing is waited for any more. */
export const isPayoutOver = ({ status }: Pick<PayoutOrder, 'status'>): boolean => over.has(status);

/** A desk takes its time, and news of it may be missed: asked for so often where one waits. */
const pause = 10_000;

export const usePayoutOrder = (userName: string, orderId: string) =>
  useQuery({
    ...payoutOrderQuery(userName, orderId),
    refetchInterval: ({ state: { data } }) => (data && isPayoutOver(data) ? false : pause),
  });
