import { sql, type RawBuilder } from 'kysely';
import type { Merchant } from '../../../kernel/sites/merchants.ts';

/**
 * Of a promotion: it was published, and the law of the place lets it be
 * offered. One that asks for more play is none there (RG-30), and neither is
 * one that greets newcomers where nobody may.
 */
export const isLawful = ({ policy }: Pick<Merchant, 'policy'>): RawBuilder<boolean> => sql<boolean>`
  published_at IS NOT NULL AND wagering <= ${policy.wageringAtMost} AND (${policy.welcomeBonus} OR NOT for_newcomers)`;
