import { Type } from 'typebox';
import { endpoint } from '../base/endpoint.ts';
import { closed, Id, Instant, pages, paging, Money, Nothing } from '../base/schemas.ts';
import { CustomerType } from '../member/index.ts';
import { days, figures, Keyword } from './parts.ts';
import { agentsRoutes } from './routes.ts';

/** What a row is of: a day, a type of game, or the head of a branch. */
const row = {
  key: Type.String(),
  /** As people read it; a day and a type of game are named by the reader. */
  name: Type.Optional(Type.String()),
};

const asked = {
  ...days,
  /** Of whose line; the agent’s own unless said. */
  parent: Type.Optional(Id),
  group: Type.Optional(Type.Enum(['day', 'branch', 'category'])),
};

const query = Type.Object({ ...asked, ...pages }, closed);

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

export const exportReport = endpoint(agentsRoutes, 'exportReport', {
  ...report,
  id: 'T10.export',
  about:
    'A report with all its rows, 50,000 at most, as a sheet to be saved. It takes what the report takes, but pages.',
  request: {
    params: Type.Object({ report: Type.Enum(['pnl', 'bets', 'income', 'team']) }, closed),
    query: Type.Object(
      { ...asked, keyword: Type.Optional(Keyword), type: Type.Optional(CustomerType) },
      closed,
    ),
  },
  sheet: true,
  reply: Nothing,
  errors: ['user.missing', 'range.too_wide'],
});
