import { Type } from 'typebox';
import { devicesOf, endDevice } from './devices.ts';
import { endCredentials } from '../session/credentials.ts';
import { endEverySession } from '../session/store.ts';
import { lockMember } from '../store.ts';
import { defineAct, type Scene } from '../../../kernel/acts/act.ts';
import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import { memberNamed } from '../named.ts';

const closed = { additionalProperties: false } as const;
const account = Type.String({ maxLength: 80, description: 'of the member' });

async function holdMember({ tx, merchant, params, now }: Scene<{ readonly account: string }>) {
  const member = await memberNamed(tx, merchant, params.account);
  // Whoever is being let in at this moment is waited for, or waits.
  await lockMember(tx, merchant.code, member.id);
  // Nobody's own: the operator has no session among them.
  const devices = await devicesOf(tx, merchant, { memberId: member.id, handle: '' }, now);
  return { subject: member.id.toString(), member, devices };
}

const ofSessions = { permission: 'sessions', approval: 'alone', subjectKind: 'member' } as const;

/** Devices and addresses are a person’s: whoever sees them is written down. */
export const readSessions = defineAct({
  ...ofSessions,
  name: 'sessions.read',
  isReading: true,
  text: 'looked where an account is in use',
  params: Type.Object({ account }, closed),
  hold: holdMember,
  async run(_, { devices, member }) {
    return {
      before: null,
      after: { devices: devices.length },
      result: { account: member.account, devices },
    };
  },
});

export const endSessions = defineAct({
  ...ofSessions,
  name: 'sessions.end',
  text: 'ended sessions',
  params: Type.Object(
    {
      account,
      id: Type.Union([Type.String({ minLength: 1, maxLength: 80 }), Type.Null()], {
        description: 'of a device, as the list has it; without it all are meant',
      }),
    },
    closed,
  ),
  hold: holdMember,
  async run({ tx, merchant, params: { id }, now, events }, { member, devices }) {
    const owner = { merchant: merchant.code, memberId: member.id };
    if (id === null) {
      await endCredentials(tx, owner);
      await endEverySession({ db: tx, events }, merchant.code, member.id, now);
    } else {
      if (!devices.some((one) => one.id === id)) {
        throw new ActRefusal(
          `${member.account} has no session ${id}. pnpm gateway sessions ${merchant.code} ${member.account} lists those there are.`,
        );
      }
      await endDevice(tx, events, owner, id, now);
    }
    const left = await devicesOf(tx, merchant, { memberId: member.id, handle: '' }, now);
    return {
      before: { devices: devices.length },
      after: { devices: left.length, ...(id === null ? {} : { ended: id }) },
      result: { account: member.account, ended: devices.length - left.length },
      news: () => [{ ...owner, event: 'session', data: {} }],
    };
  },
});
