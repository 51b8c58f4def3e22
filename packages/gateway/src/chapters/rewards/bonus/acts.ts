import { Type } from 'typebox';
import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import { defineAct } from '../../../kernel/acts/act.ts';
import { toDecimal } from '../../../kernel/money/money.ts';
import { holdGuard } from '../../care/index.ts';
import { endGrant, findGrant, isLive, takeTurns } from '../../cashier/index.ts';

/** Ends a bonus that is not over: what is left of it is the house’s again, and cash stays as it is. */
export const endBonus = defineAct({
  name: 'bonus.end',
  text: 'ended a bonus',
  permission: 'payments',
  approval: { eyes: 2 },
  subjectKind: 'grant',
  params: Type.Object(
    {
      grant: Type.String({ pattern: '^\\d{1,18}$', description: 'its number', examples: ['12'] }),
    },
    { additionalProperties: false },
  ),
  async hold({ tx, merchant, params }) {
    const missing = new ActRefusal(
      `${merchant.code} has no bonus ${params.grant} that is not over.`,
    );
    const found = await findGrant(tx, merchant.code, BigInt(params.grant));
    if (found === undefined) throw missing;
    const guard = await holdGuard(tx, merchant.code, found.member_id);
    const grant = await findGrant(tx, merchant.code, found.id);
    if (grant === undefined || !isLive(grant.state)) throw missing;
    // Play goes on while others vote: what is left of it by then ends.
    return { subject: grant.id.toString(), version: grant.state, grant, guard };
  },
  async run({ tx, merchant, now }, { grant, guard }) {
    const left = toDecimal(grant.balance, grant.currency);
    await endGrant(tx, grant, { state: 'ended', why: 'office' }, now);
    await takeTurns(tx, merchant, guard, now);
    const whose = { merchant: merchant.code, memberId: grant.member_id, data: {} };
    return {
      before: { state: grant.state, left },
      after: { state: 'ended' },
      result: { grant: grant.id.toString(), left },
      news: () => [
        { ...whose, event: 'grant' as const },
        { ...whose, event: 'balance' as const },
      ],
    };
  },
});
