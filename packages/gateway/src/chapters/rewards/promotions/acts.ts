import { Type } from 'typebox';
import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import { defineAct } from '../../../kernel/acts/act.ts';

const forWhom = { newcomers: true, everybody: false } as const;

/**
 * Where a law lets nobody greet newcomers with a bonus, an offer that says that
 * it does is none: that it no longer says so is for two people to see.
 */
export const addressPromotion = defineAct({
  name: 'promotion.address',
  text: 'said whom a promotion is for',
  permission: 'promotions',
  approval: { eyes: 2 },
  subjectKind: 'promotion',
  params: Type.Object(
    {
      promotion: Type.String({
        pattern: '^\\d{1,18}$',
        description: 'its number',
        examples: ['7'],
      }),
      for: Type.Enum(['newcomers', 'everybody'], { description: 'whom it is for' }),
    },
    { additionalProperties: false },
  ),
  async hold({ tx, merchant, params }) {
    const row = await tx
      .selectFrom('promotion')
      .select(['id', 'for_newcomers'])
      .where((its) => its.and({ merchant: merchant.code, id: BigInt(params.promotion) }))
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) {
      throw new ActRefusal(`${merchant.code} has no promotion ${params.promotion}.`);
    }
    return { subject: row.id.toString(), row };
  },
  async run({ tx, merchant, params }, { row }) {
    const isForNewcomers = forWhom[params.for];
    await tx
      .updateTable('promotion')
      .set({ for_newcomers: isForNewcomers })
      .where((its) => its.and({ merchant: merchant.code, id: row.id }))
      .execute();
    return {
      before: { newcomers: row.for_newcomers },
      after: { newcomers: isForNewcomers },
      result: {
        promotion: row.id.toString(),
        for: params.for,
        offered: !isForNewcomers || merchant.policy.welcomeBonus,
      },
    };
  },
});
