import { Type } from 'typebox';
import { bonusTerms, stakeTerms } from '../base/bonus-terms.ts';
import { endpoint } from '../base/endpoint.ts';
import { closed, Id, Instant, Money, pages, paging } from '../base/schemas.ts';
import { PlayBarred } from '../care/index.ts';
import { rewardsRoutes } from './routes.ts';

const GrantState = Type.Enum([
  'waiting',
  'active',
  'closing',
  'earned',
  'given_up',
  'expired',
  'ended',
]);

const given = {
  id: Id,
  promotionId: Id,
  title: Type.String(),
  state: GrantState,
  /** As it was given. */
  amount: Money,
  wagered: Money,
  required: Money,
  madeAt: Instant,
};

const Grant = Type.Object(
  {
    ...given,
    /** What is left of it, with what it won. */
    balance: Money,
    /** From when its turn came. */
    expiresAt: Type.Optional(Instant),
    terms: Type.Object({ ...bonusTerms, ...stakeTerms }, closed),
  },
  closed,
);

export const bonus = endpoint(rewardsRoutes, 'bonus', {
  id: 'B01',
  caller: 'member',
  about: 'The bonus that is being wagered, and those that wait for their turn.',
  request: {},
  reply: Type.Object(
    {
      /** What stays the member’s own whatever becomes of a bonus. */
      cash: Money,
      active: Type.Optional(Grant),
      waiting: Type.Array(Grant),
    },
    closed,
  ),
  errors: [],
});

export const bonusRecords = endpoint(rewardsRoutes, 'bonusRecords', {
  id: 'B01.records',
  caller: 'member',
  about: 'Every bonus that was given, the newest first, with what became of it.',
  request: { query: Type.Object({ ...pages }, closed) },
  reply: Type.Object(
    {
      list: Type.Array(
        Type.Object(
          {
            ...given,
            /** What became cash. */
            earned: Money,
            why: Type.Optional(Type.Enum(['spent', 'excluded', 'chargeback', 'office'])),
            endedAt: Type.Optional(Instant),
          },
          closed,
        ),
      ),
      ...paging,
    },
    closed,
  ),
  errors: [],
});

export const giveUpBonus = endpoint(rewardsRoutes, 'giveUpBonus', {
  id: 'B02',
  caller: 'member',
  about: 'Gives a bonus up, with what it won: of an amount as it was shown, and no other.',
  request: {
    params: Type.Object({ id: Id }, closed),
    body: Type.Object({ amount: Money }, closed),
  },
  reply: Type.Object({ given: Money }, closed),
  /** What there is by now. */
  failure: Type.Object({ ...PlayBarred.properties, amount: Type.Optional(Money) }, closed),
  errors: ['bonus.missing', 'quote.changed'],
});
