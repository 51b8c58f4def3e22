import { shared } from '../../chapter.ts';
import type { OpenWork } from '../../../kernel/time/looking.ts';

export const depositWork = shared<OpenWork>('deposits under way');
export const payoutWork = shared<OpenWork>('payouts under way');
