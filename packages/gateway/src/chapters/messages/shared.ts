import type { Reply } from '@livery/contract';
import { shared } from '../chapter.ts';
import type { Merchant } from '../../kernel/sites/merchants.ts';

export type PromotionsOf = (
  merchant: Merchant,
  language: string,
  now: number,
) => Promise<Reply<'announcements'>['promotion']>;

/** Those that run or soon will, as announcements show them; whoever gives them hands them in. */
export const promotions = shared<PromotionsOf>('promotions');
