import { Type, type Static } from 'typebox';
import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import { defineAct, type Scene } from '../../../kernel/acts/act.ts';
import { toDecimal, toMinor } from '../../../kernel/money/money.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';

const closed = { additionalProperties: false } as const;
const Sum = (description: string, example: string) =>
  Type.String({ maxLength: 24, description, examples: [example] });

const params = Type.Object(
  {
    promotion: Type.String({ pattern: '^\\d{1,18}$', description: 'its number', examples: ['7'] }),
    wagering: Type.String({
      pattern: '^\\d{1,4}$',
      description: 'how many times the bonus is played through',
      examples: ['8'],
    }),
    minimum: Sum('the smallest deposit it comes with; 0 where it needs none', '200'),
    most: Sum('the largest bonus', '1000'),
    match: Type.String({
      pattern: '^\\d{1,4}$',
      default: '0',
      description: 'percent of the deposit that are given; 0 where all get the largest',
    }),
    cap: Sum('the most that becomes cash', '5000'),
    days: Type.String({
      pattern: '^\\d{1,3}$',
      description: 'how long there is time for it',
      examples: ['14'],
    }),
    stake: Sum('the largest single stake meanwhile', '25'),
    product: Type.String({
      maxLength: 20,
      pattern: '^[A-Z]{2,20}$',
      description: 'the type of game it is for, or ALL',
      examples: ['RNG'],
    }),
    weights: Type.String({
      maxLength: 200,
      pattern: '^(?:[A-Z]{2,20}|\\*)=\\d{1,3}(?:,(?:[A-Z]{2,20}|\\*)=\\d{1,3})*$',
      description: 'percent of a stake that count, by type of game; * is every other',
      examples: ['RNG=100,LIVE=10,*=0'],
    }),
  },
  closed,
);

type PublishScene = Scene<Static<typeof params>>;

/** Nobody is offered what does not say all of its terms, or what the law of the place does not let be offered. */
export const publishPromotion = defineAct({
  name: 'promotion.publish',
  text: 'published a promotion with its terms',
  permission: 'promotions',
  approval: { eyes: 2 },
  subjectKind: 'promotion',
  params,
  async hold({ tx, merchant, params: { promotion } }: PublishScene) {
    const row = await tx
      .selectFrom('promotion')
      .selectAll()
      .where((its) => its.and({ merchant: merchant.code, id: BigInt(promotion) }))
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) throw new ActRefusal(`${merchant.code} has no promotion ${promotion}.`);
    return { subject: row.id.toString(), row };
  },
  async run({ tx, merchant, params: said, now }: PublishScene, { row }) {
    const { policy, code } = merchant;
    const wagering = Number(said.wagering);
    if (wagering > policy.wageringAtMost) {
      throw new ActRefusal(
        `The law of ${code} lets a bonus be played through ${policy.wageringAtMost} times at most.`,
      );
    }
    if (row.for_newcomers && !policy.welcomeBonus) {
      throw new ActRefusal(`The law of ${code} lets nobody greet newcomers with a bonus.`);
    }
    const terms = {
      wagering: above(wagering, 'wagering'),
      min_deposit: sumIn(merchant, said.minimum, 'minimum', 0n),
      max_bonus: sumIn(merchant, said.most, 'most'),
      match: Number(said.match),
      cap: sumIn(merchant, said.cap, 'cap'),
      days: above(Number(said.days), 'days'),
      max_stake: sumIn(merchant, said.stake, 'stake'),
      product: said.product,
      weights: JSON.stringify(weightsIn(said.weights)),
    };
    if (terms.match > 0 && terms.min_deposit === 0n) {
      throw new ActRefusal('A part of a deposit is given of one: say the smallest with --minimum.');
    }
    await tx
      .updateTable('promotion')
      .set({ ...terms, published_at: row.published_at ?? new Date(now) })
      .where((its) => its.and({ merchant: code, id: row.id }))
      .execute();
    return {
      before: { published: row.published_at !== null, wagering: row.wagering },
      after: { ...said },
      result: {
        promotion: row.id.toString(),
        most: `${toDecimal(terms.max_bonus, merchant.currency)} ${merchant.currency}`,
        wagering,
      },
    };
  },
});

function sumIn({ currency }: Merchant, text: string, name: string, least = 1n): bigint {
  const sum = toMinor(text, currency);
  if (sum !== undefined && sum >= least) return sum;
  throw new ActRefusal(`--${name} ${text} is no sum of ${currency} that it can be.`);
}

function above(figure: number, name: string): number {
  if (figure > 0) return figure;
  throw new ActRefusal(`--${name} is more than nothing.`);
}

/** At most all of a stake counts, and something does. */
function weightsIn(text: string): Readonly<Record<string, number>> {
  const pairs = text.split(',').map((part) => part.split('='));
  const weights = Object.fromEntries(pairs.map(([type = '', percent]) => [type, Number(percent)]));
  const all = Object.values(weights);
  if (Math.max(...all) > 100 || Math.max(...all) === 0 || all.length < pairs.length) {
    throw new ActRefusal('--weights are each named once, 100 at most, and not all nothing.');
  }
  return weights;
}
