import type { Reply } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';
import { objectWith, isNumber, isText } from '@livery/web/http/shape';
import type { BetFilter } from '../record-filter.ts';
import { recordPage, type AskRecords } from './records-query.ts';

export type BetRecord = Reply<'betRecords'>['list'][number];
export type BetSums = Reply<'betRecords'>['footer'];

const isBet = objectWith({
  id: isText,
  gameName: isText,
  bet: isText,
  win: isText,
  net: isText,
  at: isNumber,
});
const isSums = objectWith({ bet: isText, win: isText, net: isText });

/** A page of the member’s rounds, the newest first. */
export const askBetRecords: AskRecords<BetFilter, BetRecord, BetSums> = async (
  request,
  page,
  signal,
) => {
  const answer = await call('betRecords', { query: { ...request, ...page } }, { signal });
  return recordPage(answer, isBet, isSums);
};
