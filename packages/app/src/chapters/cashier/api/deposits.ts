import type { Reply } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';
import { fitting, isNumber, isText, listOf, objectWith } from '@livery/web/http/shape';
import type { DepositFilter } from '../record-filter.ts';
import type { AskRecords } from './records-query.ts';

/** A deposit in the list of them, by the names that every record has. */
export type DepositRow = Reply<'depositRecords'>['list'][number] & {
  readonly id: string;
  readonly at: number;
};

const isPage = objectWith({
  list: listOf(
    objectWith({
      orderId: isText,
      reference: isText,
      status: isText,
      methodId: isText,
      methodName: isText,
      amount: isText,
      received: isText,
      credited: isText,
      createdAt: isNumber,
    }),
  ),
  pageNum: isNumber,
  totalPages: isNumber,
});

/** A page of what was ordered, the newest first; the platform adds nothing up. */
export const askDeposits: AskRecords<DepositFilter, DepositRow, null> = async (
  request,
  page,
  signal,
) => {
  const { list, ...counted } = fitting(
    await call('depositRecords', { query: { ...request, ...page } }, { signal }),
    isPage,
  );
  const rows = list.map((order) =>
    Object.assign({}, order, { id: order.orderId, at: order.createdAt }),
  );
  return { ...counted, rows, sums: null };
};
