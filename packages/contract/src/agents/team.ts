import { Type } from 'typebox';
import { endpoint } from '../base/endpoint.ts';
import { closed, counted, Day, Id, Instant, Money, pages, paging } from '../base/schemas.ts';
import { CustomerType } from '../member/index.ts';
import { Category, days, figures, Keyword, Named, named, person, Rate } from './parts.ts';
import { agentsRoutes } from './routes.ts';

const agent = { caller: 'agent', flag: 'AGENCY3' } as const;

export const teamKpi = endpoint(agentsRoutes, 'teamKpi', {
  ...agent,
  id: 'T01',
  about:
    'The team in four figures, the agent not counted: who logged in, bet and registered in those days, and who is there now.',
  request: {
    query: Type.Object(
      { ...days, size: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })) },
      closed,
    ),
  },
  reply: Type.Object(
    {
      footer: Type.Object(
        {
          teamLoginMemberCount: Type.Integer({ minimum: 0 }),
          teamBetMemberCount: Type.Integer({ minimum: 0 }),
          teamRegisterMemberCount: Type.Integer({ minimum: 0 }),
          teamOnlineCount: Type.Integer({ minimum: 0 }),
        },
        closed,
      ),
      /** What came later is not in it. */
      asOf: Instant,
    },
    closed,
  ),
  errors: ['range.too_wide'],
});

export const teamKpiGroup = endpoint(agentsRoutes, 'teamKpiGroup', {
  ...agent,
  id: 'T02',
  about: 'Those behind a figure: A logged in, B bet, C registered.',
  request: {
    params: Type.Object({ group: Type.Enum(['A', 'B', 'C']) }, closed),
    query: Type.Object({ ...days, ...pages }, closed),
  },
  reply: Type.Object(
    {
      list: Type.Array(
        Type.Object(
          {
            ...named,
            type: CustomerType,
            /** The last day on which it was so. */
            day: Day,
            valid: Money,
          },
          closed,
        ),
      ),
      footer: Type.Object({ people: Type.Integer({ minimum: 0 }), valid: Money }, closed),
      ...paging,
    },
    closed,
  ),
  errors: ['range.too_wide'],
});

export const downline = endpoint(agentsRoutes, 'downline', {
  ...agent,
  id: 'T03',
  about:
    'The accounts below somebody of the line, the agent’s own unless said. A search finds direct downlines by how they begin, and deeper ones by the whole name.',
  request: {
    query: Type.Object(
      {
        parent: Type.Optional(Id),
        keyword: Type.Optional(Keyword),
        type: Type.Optional(CustomerType),
        sort: Type.Optional(Type.Enum(['joined', 'lastLogin', 'teamSize'])),
        ...pages,
      },
      closed,
    ),
  },
  reply: Type.Object(
    {
      list: Type.Array(Type.Object(person, closed)),
      /** From the agent, who is the first, down to whose accounts these are. */
      path: Type.Array(Named),
      ...counted,
    },
    closed,
  ),
  errors: ['user.missing'],
});

/** A rate as it is today and tomorrow, and what may be set. */
const RateOf = Type.Object(
  { type: Category, rate: Rate, tomorrow: Rate, least: Rate, most: Rate },
  closed,
);

export const downlineCard = endpoint(agentsRoutes, 'downlineCard', {
  ...agent,
  id: 'T03.card',
  about: 'One of the line: own figures, those of the team below, and rates where they are direct.',
  request: {
    params: Type.Object({ id: Id }, closed),
    query: Type.Object(days, closed),
  },
  reply: Type.Object(
    {
      ...person,
      path: Type.Array(Named),
      own: Type.Object(figures, closed),
      /** Everybody below, without the person. */
      team: Type.Object(figures, closed),
      /** Of direct downlines alone. */
      rates: Type.Optional(Type.Array(RateOf)),
      asOf: Instant,
    },
    closed,
  ),
  errors: ['user.missing', 'range.too_wide'],
});
