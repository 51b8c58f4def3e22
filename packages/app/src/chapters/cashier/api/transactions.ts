import type { Reply } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';
import { objectWith, isNumber, isText } from '@livery/web/http/shape';
import type { TransactionFilter } from '../record-filter.ts';
import { recordPage, type AskRecords } from './records-query.ts';

export type Transaction = Reply<'transactions'>['list'][number];
export type TransactionSums = Reply<'transactions'>['footer'];

const isTransaction = objectWith({
  id: isText,
  type: isText,
  amount: isText,
  balance: isText,
  at: isNumber,
});
const isSums = objectWith({ in: isText, out: isText });

/** A page of what went in and out, the newest first. */
export const askTransactions: AskRecords<TransactionFilter, Transaction, TransactionSums> = async (
  request,
  page,
  signal,
) => {
  const answer = await call('transactions', { query: { ...request, ...page } }, { signal });
  return recordPage(answer, isTransaction, isSums);
};
