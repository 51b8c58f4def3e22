import { Type } from 'typebox';
import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import { defineAct, type Facts, type Scene } from '../../../kernel/acts/act.ts';
import { EVERYWHERE, personRoles, weightyRoles, type Role } from '../../../kernel/acts/roles.ts';
import { sqlState } from '../../../kernel/database/transact.ts';
import { endSeats, openSeats } from '../access/sessions.ts';
import { invite } from './invite.ts';
import {
  enrolledOwners,
  isOwnerEverywhere,
  requirePerson,
  rolesOf,
  roleText,
  staffAt,
  holdPerson,
  type StaffPerson,
} from './rows.ts';

const closed = { additionalProperties: false } as const;
const name = Type.String({
  pattern: '^[a-z][a-z0-9._-]{0,39}$',
  title: 'name of a person',
  description: 'small letters, digits, dots',
  examples: ['ana'],
});
const Named = Type.Object({ name }, closed);
const Given = Type.Object(
  {
    name,
    role: Type.Enum([...personRoles], { description: 'what they are' }),
    everywhere: Type.Boolean({ default: false, description: 'at all merchants' }),
  },
  closed,
);

const ofStaff = { permission: 'staff', subjectKind: 'staff' } as const;
const factsOf = ({ active, isEnrolled, roles }: StaffPerson): Facts => ({
  active,
  enrolled: isEnrolled,
  roles,
});
const all = ({ merchants }: Pick<Scene<unknown>, 'merchants'>) => merchants.map(({ code }) => code);

/** Who works for one merchant decides nothing that another hears of. */
async function requireReach(
  { tx, actor, merchant }: Scene<unknown>,
  { roles }: Pick<StaffPerson, 'roles'>,
): Promise<void> {
  const isOwn = roles.every((role) => role.endsWith(` at ${merchant.code}`));
  if (isOwn || (await isOwnerEverywhere(tx, actor.operator))) return;
  throw new ActRefusal(`Only an owner of all merchants decides about more than ${merchant.code}.`);
}

const held = async ({ tx, params }: Scene<{ readonly name: string }>) => {
  const person = await requirePerson(tx, params.name);
  return { subject: person.name, person };
};

export const listStaff = defineAct({
  ...ofStaff,
  name: 'staff.list',
  text: 'looked at the staff',
  isReading: true,
  approval: 'alone',
  params: Type.Object({}, closed),
  hold: async () => ({ subject: 'all' }),
  async run({ tx, merchant }) {
    const people = await staffAt(tx, merchant.code);
    return { before: null, after: { people: people.length }, result: { people } };
  },
});

/** Somebody new may nothing yet. Somebody who is in comes back by two people: the invitation opens all that they may. */
export const inviteStaff = defineAct({
  ...ofStaff,
  name: 'staff.invite',
  text: 'invited a person',
  params: Named,
  async hold({ tx, params }) {
    const person = await holdPerson(tx, params.name);
    return { subject: params.name, person };
  },
  approval: { of: (_, { person }) => (person?.isEnrolled === true ? { eyes: 2 } : 'alone') },
  async run(scene, { person }) {
    if (person !== undefined) await requireReach(scene, person);
    const before = person === undefined ? null : factsOf(person);
    const shownOnce = await invite(scene.tx, scene.params.name, scene.now);
    return { before, after: { invited: true }, result: { name: scene.params.name }, shownOnce };
  },
});

/** From the machine, until there are two who can help each other; later it brings an owner back. */
export const letOwnerIn = defineAct({
  ...ofStaff,
  permission: 'first-owner',
  name: 'staff.owner',
  text: 'let an owner in, from the machine',
  approval: 'alone',
  params: Named,
  async hold({ tx, params }) {
    const person = await holdPerson(tx, params.name);
    return { subject: params.name, person };
  },
  async run(scene, { person }) {
    const { tx, params, now } = scene;
    const owners = await enrolledOwners(tx);
    const isOne = (await rolesOf(tx, params.name)).includes('owner');
    if (owners.length >= 2 && !isOne) {
      throw new ActRefusal(`There are owners: ${owners.join(' and ')} make another.`);
    }
    const shownOnce = await invite(tx, params.name, now);
    await give(scene, 'owner', EVERYWHERE);
    return {
      before: person === undefined ? null : factsOf(person),
      after: { invited: true, roles: await rolesOf(tx, params.name) },
      alsoIn: all(scene),
      result: { name: params.name },
      shownOnce,
    };
  },
});

async function give(
  { tx, params }: Scene<{ readonly name: string }>,
  role: Role,
  merchant: string,
): Promise<void> {
  try {
    await tx
      .insertInto('staff_role')
      .values({ name: params.name, role, merchant })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } catch (error) {
    if (sqlState(error) !== '23514') throw error;
    throw new ActRefusal('Nobody is owner and decides about money, here or anywhere.', {
      cause: error,
    });
  }
}

export const giveRole = defineAct({
  ...ofStaff,
  name: 'staff.give',
  text: 'gave a role',
  approval: {
    of: ({ params }) => (weightyRoles.includes(params.role) ? { eyes: 2 } : 'alone'),
  },
  params: Given,
  hold: held,
  async run(scene, { person }) {
    const { tx, merchant, params } = scene;
    const where = params.everywhere ? EVERYWHERE : merchant.code;
    if (params.name === scene.actor.operator) {
      throw new ActRefusal('Nobody gives themselves a role.');
    }
    if (!person.active) throw new ActRefusal(`${person.name} does not work here any more.`);
    if (!person.isEnrolled) {
      throw new ActRefusal(`${person.name} has not enrolled yet: nobody knows who will.`);
    }
    await requireReach(scene, { roles: [roleText(params.role, where)] });
    await give(scene, params.role, where);
    const roles = await rolesOf(tx, person.name);
    return {
      before: { roles: person.roles },
      after: { roles },
      ...(params.everywhere && { alsoIn: all(scene) }),
      result: { name: person.name, roles },
    };
  },
});

export const takeRole = defineAct({
  ...ofStaff,
  name: 'staff.take',
  text: 'took a role away',
  approval: 'alone',
  params: Given,
  hold: held,
  async run(scene, { person }) {
    const { tx, merchant, params } = scene;
    const where = params.everywhere ? EVERYWHERE : merchant.code;
    await requireReach(scene, { roles: [roleText(params.role, where)] });
    await tx
      .deleteFrom('staff_role')
      .where((its) => its.and({ name: person.name, role: params.role, merchant: where }))
      .execute();
    if (params.role === 'owner') await requireOwners(scene);
    const roles = await rolesOf(tx, person.name);
    return {
      before: { roles: person.roles },
      after: { roles },
      ...(params.everywhere && { alsoIn: all(scene) }),
      result: { name: person.name, roles },
    };
  },
});

async function requireOwners({ tx }: Scene<unknown>): Promise<void> {
  if ((await enrolledOwners(tx)).length > 0) return;
  throw new ActRefusal('This is the last owner, and stays until there is another.');
}

/** Sessions end with the row, by a trigger; whoever is invited again begins with nothing. */
export const endStaff = defineAct({
  ...ofStaff,
  name: 'staff.end',
  text: 'ended a person’s work here',
  approval: 'alone',
  params: Named,
  hold: held,
  async run(scene, { person }) {
    await requireReach(scene, person);
    await scene.tx
      .updateTable('staff')
      .set({
        active: false,
        invite_hash: null,
        invite_until: null,
        password_hash: null,
        totp_sealed: null,
        totp_step: null,
      })
      .where('name', '=', person.name)
      .execute();
    await scene.tx.deleteFrom('staff_role').where('name', '=', person.name).execute();
    if (person.roles.includes('owner')) await requireOwners(scene);
    return {
      before: factsOf(person),
      after: { active: false },
      alsoIn: all(scene),
      result: { name: person.name },
    };
  },
});

export const listSeats = defineAct({
  ...ofStaff,
  name: 'staff.sessions',
  text: 'looked where the staff is logged in',
  isReading: true,
  approval: 'alone',
  params: Type.Object({}, closed),
  hold: async () => ({ subject: 'all' }),
  async run({ tx, now }) {
    const sessions = await openSeats(tx, now);
    return {
      before: null,
      after: { sessions: sessions.length },
      result: {
        sessions: sessions.map(({ id, name: whose, place, began_at, seen_at }) => ({
          id: id.toString(),
          name: whose,
          place,
          began: began_at.toISOString(),
          seen: seen_at.toISOString(),
        })),
      },
    };
  },
});

export const endStaffSessions = defineAct({
  ...ofStaff,
  name: 'staff.end-sessions',
  text: 'ended sessions of the staff',
  approval: 'alone',
  params: Named,
  hold: held,
  async run({ tx, now }, { person }) {
    const ended = await endSeats(tx, person.name, undefined, now);
    return { before: null, after: { ended }, result: { name: person.name, ended } };
  },
});

export const staffActs = [
  listStaff,
  inviteStaff,
  letOwnerIn,
  giveRole,
  takeRole,
  endStaff,
  listSeats,
  endStaffSessions,
];
