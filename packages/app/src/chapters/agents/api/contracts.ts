import { queryOptions } from '@tanstack/react-query';
import type { Body, Query, Reply } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';
import { memberKey } from '#kernel/http/member-key.ts';
import { fitting, isText, listOf, objectWith } from '@livery/web/http/shape';

export type ContractStanding = Reply<'contract'>;
export type ContractKind = ContractStanding['kind'];
export type ContractVersion = NonNullable<ContractStanding['current']>;
export type DownlineContract = Reply<'downlineContract'>;
export type Pays = NonNullable<Reply<'dividend'>>;
export type ContractPay = Pays['list'][number];

const contracts = 'contracts';

/** All that is known of contracts, to be asked for anew where one was answered. */
export const contractsKey = (userName: string) => memberKey(userName, contracts);

const isStanding = objectWith({ kind: isText, state: isText, history: listOf(objectWith({})) });

/** One’s own contract of a kind. */
export const contractQuery = (userName: string, kind: ContractKind) =>
  queryOptions({
    queryKey: memberKey(userName, contracts, 'own', kind),
    queryFn: async ({ signal }) =>
      fitting(await call('contract', { params: { kind } }, { signal }), isStanding),
    staleTime: 10_000,
  });

/** Which kinds wait for an answer; texts are empty where none does. */
export const waitingQuery = (userName: string) =>
  queryOptions({
    queryKey: memberKey(userName, contracts, 'waiting'),
    queryFn: async ({ signal }) => {
      const [salaries, dividends] = await Promise.all([
        call('dailySalaryRequest', {}, { signal }),
        call('dividendRequest', {}, { signal }),
      ]);
      return {
        ...fitting(salaries, objectWith({ dailysalreqtype: isText, contracthoursalreq: isText })),
        ...fitting(dividends, objectWith({ divtypecompperiodreq: isText })),
      };
    },
    staleTime: 60_000,
  });

/** Says yes or no to an offer; answers with what holds then. */
export const answerOffer = (kind: ContractKind, body: Body<'acceptContract'>) =>
  call('acceptContract', { params: { kind }, body });

const isPaid = objectWith({ list: listOf(objectWith({ from: isText, amount: isText })) });

/** What contracts of a kind made, period by period; nothing where there never was one. */
export const paysQuery = (
  userName: string,
  kind: ContractKind,
  asked: Pick<Query<'dividend'>, 'startDate' | 'endDate' | 'pageNo'>,
) =>
  queryOptions({
    queryKey: memberKey(userName, contracts, 'pays', kind, asked),
    queryFn: async ({ signal }) => {
      const paid =
        kind === 'dividend'
          ? await call('dividend', { query: asked }, { signal })
          : await call('salary', { query: { ...asked, kind } }, { signal });
      return paid && fitting(paid, isPaid);
    },
    staleTime: 10_000,
  });

/** What a direct downline was granted, and one’s own steps. */
export const grantedQuery = (userName: string, account: string, kind: ContractKind) =>
  queryOptions({
    queryKey: memberKey(userName, contracts, 'granted', account, kind),
    queryFn: async ({ signal }) =>
      fitting(
        await call('downlineContract', { params: { account, kind } }, { signal }),
        isStanding,
      ),
    staleTime: 10_000,
  });
