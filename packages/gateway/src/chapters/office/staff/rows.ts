import { sql, type Kysely } from 'kysely';
import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import { EVERYWHERE } from '../../../kernel/acts/roles.ts';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Tx } from '../../../kernel/database/transact.ts';

export interface StaffPerson {
  readonly name: string;
  readonly active: boolean;
  readonly isEnrolled: boolean;
  /** “payments at aurora”, or “payments” where it is everywhere. */
  readonly roles: readonly string[];
}

export const roleText = (role: string, merchant: string): string =>
  merchant === EVERYWHERE ? role : `${role} at ${merchant}`;

/** Held to the end: who they are and what they may is one row’s. */
export async function holdPerson(tx: Tx, name: string): Promise<StaffPerson | undefined> {
  const row = await tx
    .selectFrom('staff')
    .select(['name', 'active', 'password_hash'])
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { active, password_hash } = row;
  const roles = await rolesOf(tx, name);
  return { name, active, isEnrolled: password_hash !== null, roles };
}

export async function requirePerson(tx: Tx, name: string): Promise<StaffPerson> {
  const person = name === 'system' ? undefined : await holdPerson(tx, name);
  if (person === undefined) throw new ActRefusal(`Nobody of the staff is called ${name}.`);
  return person;
}

export async function rolesOf(db: Kysely<Database>, name: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('staff_role')
    .select(['role', 'merchant'])
    .where('name', '=', name)
    .orderBy('role')
    .orderBy('merchant')
    .execute();
  return rows.map(({ role, merchant }) => roleText(role, merchant));
}

/** Everybody, with what they are here or everywhere. */
export async function staffAt(
  db: Kysely<Database>,
  merchant: string,
): Promise<readonly StaffPerson[]> {
  const { rows } = await sql<StaffPerson>`
    SELECT staff.name, active, password_hash IS NOT NULL AS "isEnrolled",
      coalesce(array_agg(CASE staff_role.merchant WHEN ${EVERYWHERE} THEN role
        ELSE role || ' at ' || staff_role.merchant END ORDER BY role)
        FILTER (WHERE role IS NOT NULL), '{}') AS roles
    FROM staff LEFT JOIN staff_role ON staff_role.name = staff.name
      AND staff_role.merchant IN (${EVERYWHERE}, ${merchant})
    WHERE staff.name <> 'system' GROUP BY staff.name, active, password_hash
    ORDER BY staff.name`.execute(db);
  return rows;
}

/** Owners of everything who can come in today. */
export async function enrolledOwners(tx: Tx): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('staff_role')
    .innerJoin('staff', 'staff.name', 'staff_role.name')
    .select('staff.name')
    .where('role', '=', 'owner')
    .where('merchant', '=', EVERYWHERE)
    .where('active', '=', true)
    .where('password_hash', 'is not', null)
    .execute();
  return rows.map(({ name }) => name);
}

export async function isOwnerEverywhere(tx: Tx, name: string): Promise<boolean> {
  return (await rolesOf(tx, name)).includes('owner');
}
