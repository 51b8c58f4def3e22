import type { FamilyName } from '../names.ts';
import { contests } from './contests.ts';
import type { FamilyPlan } from './plan.ts';
import { slots } from './slots.ts';
import { tableFamilies } from './tables.ts';

export const families: Readonly<Record<FamilyName, FamilyPlan>> = {
  ...slots,
  ...tableFamilies,
  ...contests,
};
