import type { Tx } from '../database/transact.ts';
import type { AnyAct } from './act.ts';
import { ActRefusal } from './act-refusal.ts';
import { EVERYWHERE, permissionsOf, type Permission } from './roles.ts';

/** What somebody is at a merchant, where they are active; held to the end of the transaction. */
async function rolesAt(tx: Tx, operator: string, merchant: string): Promise<readonly string[]> {
  const person = await tx
    .selectFrom('staff')
    .select('active')
    .where('name', '=', operator)
    .forShare()
    .executeTakeFirst();
  if (person === undefined || !person.active) {
    throw new ActRefusal(`${operator} is no member of the staff that is active.`);
  }
  const rows = await tx
    .selectFrom('staff_role')
    .select('role')
    .where('name', '=', operator)
    .where('merchant', 'in', [merchant, EVERYWHERE])
    .execute();
  return rows.map(({ role }) => role);
}

/** Asked inside the act's transaction: whoever lost a right a moment ago has lost it. */
export async function requirePermission(
  tx: Tx,
  operator: string,
  merchant: string,
  act: Pick<AnyAct, 'permission' | 'isReading'>,
): Promise<void> {
  const wanted: Permission[] = [act.permission];
  if (act.isReading) wanted.push('read');
  const roles = await rolesAt(tx, operator, merchant);
  if (mayBy(roles, wanted)) return;
  throw new ActRefusal(`${operator} lacks the permission "${act.permission}" at ${merchant}.`);
}

/** Whoever works at a merchant, whatever they are. */
export async function requireRole(tx: Tx, operator: string, merchant: string): Promise<void> {
  if ((await rolesAt(tx, operator, merchant)).length > 0) return;
  throw new ActRefusal(`${operator} is nothing at ${merchant}.`);
}

/** To vote takes what the act takes, or the right to look at what others ask for. */
export async function requireVote(
  tx: Tx,
  operator: string,
  merchant: string,
  { permission }: Pick<AnyAct, 'permission'>,
): Promise<void> {
  const roles = await rolesAt(tx, operator, merchant);
  if (!roles.includes('system') && mayBy(roles, [permission, 'second-eye'])) return;
  throw new ActRefusal(`${operator} has no vote on what takes "${permission}" at ${merchant}.`);
}

const mayBy = (roles: readonly string[], wanted: readonly Permission[]): boolean =>
  roles.some((role) => permissionsOf(role).some((permission) => wanted.includes(permission)));
