import { queryOptions } from '@tanstack/react-query';
import type { Reply } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';
import { memberKey } from '#kernel/http/member-key.ts';
import { fitting, isNumber, isText, listOf, objectWith } from '@livery/web/http/shape';

export type ResponsiblePlay = Reply<'responsiblePlay'>;
export type Limit = ResponsiblePlay['limits'][number];
export type LimitType = Limit['type'];
export type LimitPeriod = Limit['period'];

const isWhole = objectWith({
  currency: isText,
  limits: listOf(objectWith({ id: isText, type: isText, period: isText, amount: isText })),
  realityCheckMinutes: isNumber,
  nextReviewAt: isNumber,
  rules: objectWith({
    timeOuts: listOf(isText),
    exclusions: listOf(isText),
    limits: listOf(isText),
    sessionLimits: listOf(isText),
    raiseDelay: isText,
    realityCheckAtMost: isNumber,
  }),
});

/** Limits with what is left of them, what bars from play, and what is offered here. */
export const responsiblePlayQuery = (userName: string) =>
  queryOptions({
    queryKey: memberKey(userName, 'responsible-play'),
    queryFn: async ({ signal }) => fitting(await call('responsiblePlay', {}, { signal }), isWhole),
    staleTime: 5_000,
  });
