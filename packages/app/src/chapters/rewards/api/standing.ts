import { queryOptions } from '@tanstack/react-query';
import type { Reply } from '@livery/contract/client';
import type { PromotionStatus } from '@livery/ui/promotion';
import { call } from '#kernel/http/client.ts';
import { memberKey } from '#kernel/http/member-key.ts';
import { fitting, objectWith, isNumber, isText } from '@livery/web/http/shape';
import { standings } from './keys.ts';

export type StandingData = Reply<'promotionStatus'>;

const statuses: Readonly<Record<StandingData['status'], PromotionStatus>> = {
  JOIN: 'join',
  CLAIM: 'claim',
  APPLYING: 'applying',
  CLOSE: 'close',
  REJECTED: 'rejected',
  ISSUED: 'issued',
  CLAIMED: 'claimed',
  PROCESS: 'process',
  JOINED: 'joined',
  COMING_SOON: 'coming-soon',
};

export const isStatus = (code: unknown): code is StandingData['status'] =>
  typeof code === 'string' && Object.hasOwn(statuses, code);

export const statusOf = (code: StandingData['status']): PromotionStatus => statuses[code];

const isStanding = objectWith({
  status: isStatus,
  terms: objectWith({ wagering: isNumber, minDeposit: isText, maxBonus: isText, days: isNumber }),
});

/** Where a member stands with a promotion. */
export const standingQuery = (userName: string, id: string) =>
  queryOptions({
    queryKey: memberKey(userName, standings, id),
    queryFn: async ({ signal }) =>
      fitting(await call('promotionStatus', { params: { id } }, { signal }), isStanding),
    staleTime: 5_000,
  });
