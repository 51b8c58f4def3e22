import type { Tx } from '../database/transact.ts';
import { ActRefusal } from './act-refusal.ts';

/** What an act may be allowed by; a role is a bundle of these. */
export type Permission =
  | 'site'
  | 'claims'
  | 'letters'
  | 'feedback'
  | 'sessions'
  | 'vendors'
  | 'limits'
  | 'payments';

/** Roles of people follow with the first of them; a role that is not here may nothing. */
const roles: Readonly<Record<string, readonly Permission[]>> = {
  system: ['site', 'claims', 'letters', 'feedback', 'sessions', 'vendors', 'limits', 'payments'],
};

/** Asked inside the act's transaction: whoever lost a right a moment ago has lost it. */
export async function requirePermission(
  tx: Tx,
  operator: string,
  permission: Permission,
): Promise<void> {
  const row = await tx
    .selectFrom('staff')
    .select(['role', 'active'])
    .where('name', '=', operator)
    .forShare()
    .executeTakeFirst();
  if (row === undefined || !row.active) {
    throw new ActRefusal(`${operator} is no member of the staff that is active.`);
  }
  if (!roles[row.role]?.includes(permission)) {
    throw new ActRefusal(`${operator} lacks the permission "${permission}".`);
  }
}
