import { PAYOUT_LEVEL } from '../../../kernel/sites/policy/policy.ts';
import { Type } from 'typebox';
import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import { defineAct } from '../../../kernel/acts/act.ts';
import { getMember, lockMember, memberNamed, type Member } from '../../member/index.ts';
import { latestCase } from '../rows/cases.ts';

const SHORTEST_REASON = 10;

/** Of whoever was refused it stays so, until somebody says that they are proven. */
const statusOf = (level: number, former: Member['kyc_status']): Member['kyc_status'] => {
  if (level >= PAYOUT_LEVEL) return 'verified';
  return former === 'rejected' ? former : 'none';
};

/** What somebody saw and compared stands in the reason: for whom no case tells it. */
export const setIdentityLevel = defineAct({
  name: 'identity.level',
  text: 'said how far a member’s identity is proven',
  permission: 'identity',
  approval: 'alone',
  subjectKind: 'member',
  params: Type.Object(
    {
      account: Type.String({ maxLength: 80, description: 'of the member' }),
      level: Type.Integer({
        minimum: 0,
        maximum: 3,
        description: '0 nothing, 1 what they say, 2 proven, 3 proven and their means known',
      }),
    },
    { additionalProperties: false },
  ),
  async hold({ tx, merchant, params }) {
    const { id } = await memberNamed(tx, merchant, params.account);
    await lockMember(tx, merchant.code, id);
    const member = await getMember(tx, merchant.code, id);
    const open = await latestCase(tx, { merchant: merchant.code, memberId: id });
    if (open?.state === 'under_review') {
      throw new ActRefusal(
        `Case ${open.id} of this member waits to be decided: office queue identity.`,
      );
    }
    return { subject: id.toString(), member };
  },
  async run({ tx, merchant, params, reason }, { member }) {
    if (reason.trim().length < SHORTEST_REASON) {
      throw new ActRefusal('Say what was seen and compared: --reason, without naming the person.');
    }
    await tx
      .updateTable('member')
      .set({
        kyc_level: params.level,
        kyc_status: statusOf(params.level, member.kyc_status),
      })
      .where((its) => its.and({ merchant: merchant.code, id: member.id }))
      .execute();
    return {
      before: { level: member.kyc_level },
      after: { level: params.level },
      result: { account: member.account, level: params.level },
    };
  },
});
