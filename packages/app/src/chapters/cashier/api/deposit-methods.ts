import { queryOptions } from '@tanstack/react-query';
import type { Reply } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';
import { memberKey } from '#kernel/http/member-key.ts';
import { fitting, isText, listOf, objectWith } from '@livery/web/http/shape';

export type DepositMethods = Reply<'depositMethods'>;
export type DepositMethod = DepositMethods['methods'][number];
export type DepositRoom = NonNullable<DepositMethods['room']>;

const isMethod = objectWith({
  id: isText,
  kind: isText,
  rail: isText,
  name: isText,
  min: isText,
  max: isText,
  fee: objectWith({ fixed: isText, percent: isText }),
  presets: listOf(isText),
});

/** Ways to pay in, and what limits leave room for: what is told here is asked anew with each visit. */
export const depositMethodsQuery = (userName: string) =>
  queryOptions({
    queryKey: memberKey(userName, 'deposit', 'methods'),
    queryFn: async ({ signal }) =>
      fitting(
        await call('depositMethods', {}, { signal }),
        objectWith({ methods: listOf(isMethod) }),
      ),
    staleTime: 5_000,
  });
