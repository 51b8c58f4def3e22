import { shared } from '../../chapter.ts';
import type { Work } from './looking.ts';

export const depositWork = shared<Work>('deposits under way');
export const payoutWork = shared<Work>('payouts under way');
