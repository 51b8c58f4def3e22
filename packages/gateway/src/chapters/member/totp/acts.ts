import { Type } from 'typebox';
import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import { defineAct } from '../../../kernel/acts/act.ts';
import { memberNamed } from '../named.ts';
import { letterOf } from '../owner/written.ts';
import { lockMember } from '../store.ts';
import { authenticatorOf, deleteAuthenticator } from '../session/authenticator.ts';

const SHORTEST_REASON = 10;

/** Whoever lost the app and the codes for that: two people have seen who they are. */
export const removeAuthenticator = defineAct({
  name: 'authenticator.remove',
  text: 'took an authenticator away from an account',
  permission: 'identity',
  approval: { eyes: 2 },
  subjectKind: 'member',
  params: Type.Object(
    { account: Type.String({ maxLength: 80, description: 'of the member' }) },
    { additionalProperties: false },
  ),
  async hold({ tx, merchant, params }) {
    const member = await memberNamed(tx, merchant, params.account);
    await lockMember(tx, merchant.code, member.id);
    const owner = { merchant: merchant.code, memberId: member.id };
    const authenticator = await authenticatorOf(tx, owner);
    return { subject: member.id.toString(), member, authenticator };
  },
  async run({ tx, merchant, reason, now, events }, { member, authenticator }) {
    if (authenticator === undefined) throw new ActRefusal('This account has no authenticator.');
    if (reason.trim().length < SHORTEST_REASON) {
      throw new ActRefusal('Say how they proved who they are: --reason, without naming anybody.');
    }
    await deleteAuthenticator(tx, { merchant: merchant.code, memberId: member.id });
    const visitor = { device: '', address: '', country: '' };
    const notice = { what: 'totpRemoved' } as const;
    const letter = letterOf({ merchant, notice, visitor, now, isLast: false });
    await events.ownerTold(tx, { merchant, memberId: member.id, ...letter, now });
    return {
      before: { authenticator: true },
      after: { authenticator: false },
      result: { account: member.account },
    };
  },
});
