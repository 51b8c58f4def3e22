import { Type } from 'typebox';
import { endpoint } from '../base/endpoint.ts';
import { closed, Day, Money } from '../base/schemas.ts';
import { cashierRoutes } from './routes.ts';

/** Opening, plus what came, less what went, is closing. */
const Totals = Type.Object(
  {
    deposits: Money,
    withdrawals: Money,
    /** Deposits less withdrawals. */
    netDeposits: Money,
    /** Less what came back of it. */
    staked: Money,
    won: Money,
    /** Won less staked. */
    net: Money,
    bonuses: Money,
    /** What came of anything else, less what went. */
    other: Money,
    /** Into the main wallet from vendors, and out of it to them: the sum stays. */
    transfersIn: Money,
    transfersOut: Money,
  },
  closed,
);

/** What was moved of one kind on one day; transfers as the main wallet sees them. */
const Line = Type.Object(
  { kind: Type.String(), entries: Type.Integer({ minimum: 1 }), in: Money, out: Money },
  closed,
);

export const statement = endpoint(cashierRoutes, 'statement', {
  id: 'RG7',
  caller: 'registered',
  whileBarred: true,
  about:
    'A statement of all the member’s wallets, at most twelve months; the last three unless said.',
  request: {
    query: Type.Object({ from: Type.Optional(Day), to: Type.Optional(Day) }, closed),
  },
  reply: Type.Object(
    {
      currency: Type.String(),
      from: Day,
      to: Day,
      opening: Money,
      closing: Money,
      totals: Totals,
      /** Those on which something was moved, the newest first. */
      days: Type.Array(
        Type.Object(
          {
            day: Day,
            /** At its end. */
            balance: Money,
            lines: Type.Array(Line),
          },
          closed,
        ),
      ),
    },
    closed,
  ),
  errors: [],
});
