import { Type } from 'typebox';
import { endpoint } from '../base/endpoint.ts';
import { closed, Day, Money, pages, paging, Username } from '../base/schemas.ts';
import { Category, days, Named, Rate, Rates } from './parts.ts';
import { agentsRoutes } from './routes.ts';

const agent = { caller: 'agent', flag: 'AGENCY3' } as const;

/** The type whose rate was refused, and the last that would be taken. */
const RateBound = Type.Object(
  { type: Category, least: Type.Optional(Rate), most: Type.Optional(Rate) },
  closed,
);

export const setRebate = endpoint(agentsRoutes, 'setRebate', {
  ...agent,
  id: 'T04',
  about:
    'Sets what a direct downline earns, from the next day: never above one’s own, never below what anybody under them has.',
  request: {
    params: Type.Object({ account: Username }, closed),
    body: Type.Object({ rates: Rates }, closed),
  },
  reply: Type.Object({ effectiveDay: Day }, closed),
  failure: RateBound,
  errors: ['rebate.above_own', 'rebate.below_downline', 'user.missing'],
});

export const rebateSettings = endpoint(agentsRoutes, 'rebateSettings', {
  ...agent,
  id: 'T05',
  about: 'The agent’s own rates, today’s and tomorrow’s, and in which steps rates are set.',
  request: {},
  reply: Type.Object(
    {
      rates: Type.Array(Type.Object({ type: Category, rate: Rate, tomorrow: Rate }, closed)),
      step: Rate,
      /** From when a rate counts that is set now. */
      effectiveDay: Day,
    },
    closed,
  ),
  errors: [],
});

export const rebateIncome = endpoint(agentsRoutes, 'rebateIncome', {
  ...agent,
  id: 'T05.income',
  about:
    'What rebates brought, by day, by the branch they came from, or by the type of game. Days that are not closed are an estimate.',
  request: {
    query: Type.Object(
      {
        ...days,
        group: Type.Optional(Type.Enum(['day', 'branch', 'category'])),
        ...pages,
      },
      closed,
    ),
  },
  reply: Type.Object(
    {
      list: Type.Array(
        Type.Object(
          {
            day: Type.Optional(Day),
            category: Type.Optional(Category),
            /** The direct downline at its head; left out for what the agent played. */
            branch: Type.Optional(Named),
            /** What parts lose by whole units, beside them. */
            rounding: Type.Optional(Type.Literal(true)),
            estimate: Type.Boolean(),
            valid: Money,
            amount: Money,
          },
          closed,
        ),
      ),
      footer: Type.Object({ valid: Money, amount: Money, estimate: Money }, closed),
      ...paging,
    },
    closed,
  ),
  errors: ['range.too_wide'],
});
