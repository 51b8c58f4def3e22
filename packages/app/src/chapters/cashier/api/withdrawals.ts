import type { Reply } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';
import { isNumber, isText, objectWith } from '@livery/web/http/shape';
import type { WithdrawalFilter } from '../record-filter.ts';
import { orderPage, type AskRecords, type NamedRow } from './records-query.ts';

/** A payout in the list of them. */
export type WithdrawalRow = NamedRow<Reply<'withdrawRecords'>['list'][number]>;

export const isWithdrawal = objectWith({
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
});

/** A page of what was ordered, the newest first. */
export const askWithdrawals: AskRecords<WithdrawalFilter, WithdrawalRow, null> = async (
  request,
  page,
  signal,
) =>
  orderPage(
    await call('withdrawRecords', { query: { ...request, ...page } }, { signal }),
    isWithdrawal,
  );
