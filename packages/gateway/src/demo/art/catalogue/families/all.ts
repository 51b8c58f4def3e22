import type { FamilyName } from '../names.ts';
import { contests } from './contests.ts';
import type { FamilyPlan } from './plan.ts';
import { slots } from './slots.ts';
import { tables } from './tables.ts';

export const families: Readonly<Record<FamilyName, FamilyPlan>> = {
  ...slots,
  ...tables,
  ...contests,
};
