import { queryOptions } from '@tanstack/react-query';
import type { Reply } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';
import { memberKey } from '#kernel/http/member-key.ts';
import { fitting, isNumber, isText, listOf, objectWith } from '@livery/web/http/shape';
import type { RecordDays } from '#kernel/time/record-days.ts';

export type Statement = Reply<'statement'>;
export type StatementDay = Statement['days'][number];

const isLine = objectWith({ kind: isText, entries: isNumber, in: isText, out: isText });
const isStatement = objectWith({
  opening: isText,
  closing: isText,
  totals: objectWith({
    deposits: isText,
    withdrawals: isText,
    netDeposits: isText,
    staked: isText,
    won: isText,
    net: isText,
    bonuses: isText,
    other: isText,
    transfersIn: isText,
    transfersOut: isText,
  }),
  days: listOf(objectWith({ day: isText, balance: isText, lines: listOf(isLine) })),
});

/** What was moved in these days. Its key begins as that of the records, so that it is forgotten with them. */
export const statementQuery = (userName: string, { startDate: from, endDate: to }: RecordDays) =>
  queryOptions({
    queryKey: memberKey(userName, 'records', 'statement', from, to),
    queryFn: async ({ signal }): Promise<Statement> =>
      fitting(await call('statement', { query: { from, to } }, { signal }), isStatement),
    staleTime: 30_000,
  });
