import type { Reply } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';
import { isNumber, isText, objectWith } from '@livery/web/http/shape';
import type { DepositFilter } from '../record-filter.ts';
import { orderPage, type AskRecords, type NamedRow } from './records-query.ts';

/** A deposit in the list of them. */
export type DepositRow = NamedRow<Reply<'depositRecords'>['list'][number]>;

const isRow = objectWith({
  orderId: isText,
  reference: isText,
  status: isText,
  methodId: isText,
  methodName: isText,
  amount: isText,
  received: isText,
  credited: isText,
  createdAt: isNumber,
});

/** A page of what was ordered, the newest first. */
export const askDeposits: AskRecords<DepositFilter, DepositRow, null> = async (
  request,
  page,
  signal,
) => orderPage(await call('depositRecords', { query: { ...request, ...page } }, { signal }), isRow);
