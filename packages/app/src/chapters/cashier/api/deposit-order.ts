import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Reply } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';
import { memberKey } from '#kernel/http/member-key.ts';
import { useConnected } from '#kernel/live/connected.ts';
import { fitting, isNumber, isText, listOf, objectWith } from '@livery/web/http/shape';

export type DepositOrder = Reply<'depositOrder'>;
export type DepositStatus = DepositOrder['status'];
export type DepositStage = DepositOrder['stages'][number];

const isOrder = objectWith({
  orderId: isText,
  reference: isText,
  status: isText,
  methodId: isText,
  methodName: isText,
  amount: isText,
  fee: isText,
  received: isText,
  credited: isText,
  createdAt: isNumber,
  stages: listOf(objectWith({ at: isNumber, stage: isText })),
});

/** One deposit as it stands at the platform: no address that somebody comes back by says anything of it. */
export const depositOrderQuery = (userName: string, orderId: string) =>
  queryOptions({
    queryKey: memberKey(userName, 'deposit', 'order', orderId),
    queryFn: async ({ signal }) =>
      fitting(await call('depositOrder', { params: { kindOrId: orderId } }, { signal }), isOrder),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });

const over: ReadonlySet<DepositStatus> = new Set([
  'paid',
  'failed',
  'expired',
  'cancelled',
  'reversed',
  'returned',
]);

/** Whether nothing is waited for any more; a part that has come waits for the rest only while that can be paid. */
export const isDepositOver = ({ status, nextStep }: DepositOrder): boolean =>
  over.has(status) || (status === 'partly_paid' && nextStep === undefined);

/** Asked for again and again only where the platform cannot tell of changes. */
const pollingPause = 5_000;

export function useDepositOrder(userName: string, orderId: string) {
  const isTold = useConnected();
  return useQuery({
    ...depositOrderQuery(userName, orderId),
    refetchInterval: ({ state: { data } }) =>
      isTold || (data && isDepositOver(data)) ? false : pollingPause,
  });
}
