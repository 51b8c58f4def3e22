import { queryOptions } from '@tanstack/react-query';
import type { Reply } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';
import { memberKey } from '#kernel/http/member-key.ts';
import { fitting, objectWith } from '@livery/web/http/shape';

const isSaid = (value: unknown): value is boolean => typeof value === 'boolean';
const isMarketing = objectWith({ sms: isSaid, email: isSaid, push: isSaid, silent: isSaid });

/** Of the words beside the switches: kept with what somebody agreed to. Other words take another. */
export const offersText = 'offers-2026-11';

export type Marketing = Reply<'marketing'>;

/** By which ways a member has agreed to be sent offers. */
export const marketingQuery = (userName: string) =>
  queryOptions({
    queryKey: memberKey(userName, 'marketing'),
    queryFn: async ({ signal }) => fitting(await call('marketing', {}, { signal }), isMarketing),
  });

export const setMarketing = ({ sms, email, push }: Omit<Marketing, 'silent'>): Promise<Marketing> =>
  call('setMarketing', { body: { sms, email, push, text: offersText } });
