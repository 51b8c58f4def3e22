import { Type } from 'typebox';
import { endpoint } from '../base/endpoint.ts';
import { closed, Id, Instant, pages, paging, Money } from '../base/schemas.ts';
import { days, figures } from './parts.ts';
import { agentsRoutes } from './routes.ts';

/** What a row is of: a day, a type of game, or the head of a branch. */
const row = {
  key: Type.String(),
  /** As people read it; a day and a type of game are named by the reader. */
  name: Type.Optional(Type.String()),
};

const query = Type.Object(
  {
    ...days,
    /** Of whose line; the agent’s own unless said. */
    parent: Type.Optional(Id),
    group: Type.Optional(Type.Enum(['day', 'branch', 'category'])),
    ...pages,
  },
  closed,
);

const report = {
  caller: 'agent',
  flag: 'AGENCY3',
  request: { query },
  errors: ['user.missing', 'range.too_wide'],
} as const;

export const teamPnl = endpoint(agentsRoutes, 'teamPnl', {
  ...report,
  id: 'T10',
  about: 'What the team staked and won, and what of it stayed.',
  reply: Type.Object(
    {
      list: Type.Array(Type.Object({ ...row, ...figures }, closed)),
      footer: Type.Object(figures, closed),
      asOf: Instant,
      ...paging,
    },
    closed,
  ),
});

const played = { rounds: Type.Integer({ minimum: 0 }), staked: Money, valid: Money, won: Money };

export const teamBets = endpoint(agentsRoutes, 'teamBets', {
  ...report,
  id: 'T10.bets',
  about: 'Bets of the team, never a single one with its time.',
  reply: Type.Object(
    {
      list: Type.Array(Type.Object({ ...row, ...played }, closed)),
      footer: Type.Object(played, closed),
      asOf: Instant,
      ...paging,
    },
    closed,
  ),
});
