import { Type } from 'typebox';
import { endpoint } from '../base/endpoint.ts';
import {
  closed,
  Code,
  Day,
  EncryptedBody,
  Instant,
  NewPassword,
  Nothing,
  Text,
  Url,
  Username,
} from '../base/schemas.ts';
import { Category, Rate, Rates } from './parts.ts';
import { agentsRoutes } from './routes.ts';

const agent = { caller: 'agent', flag: 'AGENCY3' } as const;

/** Which of the two stands below: it follows from the agent’s own type what that is. */
const Downline = Type.Enum(['agent', 'member']);

const RateBound = Type.Object({ type: Category, most: Rate }, closed);

const link = {
  code: Type.String(),
  url: Url,
  /** What the code in squares says. */
  qr: Url,
  type: Downline,
  rates: Rates,
  /** To the end of that day. */
  validTo: Type.Optional(Day),
  mostUses: Type.Optional(Type.Integer({ minimum: 1 })),
  uses: Type.Integer({ minimum: 0 }),
  registered: Type.Integer({ minimum: 0 }),
  note: Type.Optional(Type.String()),
  madeAt: Instant,
  /** The agent’s own rates fell since: whoever comes by it gets the lower ones. */
  lowered: Type.Boolean(),
};

export const registerUrls = endpoint(agentsRoutes, 'registerUrls', {
  ...agent,
  id: 'T12',
  about: 'Links by which people register below the agent, the newest first.',
  request: {},
  reply: Type.Object(
    {
      list: Type.Array(Type.Object(link, closed)),
      most: Type.Integer({ minimum: 0 }),
    },
    closed,
  ),
  errors: [],
});

export const createRegisterUrl = endpoint(agentsRoutes, 'createRegisterUrl', {
  ...agent,
  id: 'T12.create',
  about: 'Makes a link; the same one again where all of it is the same.',
  request: {
    body: Type.Object(
      {
        type: Downline,
        rates: Rates,
        validTo: Type.Optional(Day),
        mostUses: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
        note: Type.Optional(Text(60)),
      },
      closed,
    ),
  },
  reply: Type.Object(link, closed),
  failure: RateBound,
  errors: ['rebate.above_own', 'link.limit', 'line.too_deep'],
});

export const endRegisterUrl = endpoint(agentsRoutes, 'endRegisterUrl', {
  ...agent,
  id: 'T12.end',
  about: 'Ends a link; who came by it stays.',
  request: { params: Type.Object({ code: Code }, closed) },
  reply: Nothing,
  errors: ['affiliate.invalid'],
});

export const openAccount = endpoint(agentsRoutes, 'openAccount', {
  ...agent,
  id: 'T13',
  about: 'Opens an account below. Its password has to be changed at the first log-in.',
  request: {
    body: EncryptedBody,
    payload: Type.Object(
      { username: Username, password: NewPassword, type: Downline, rates: Rates },
      closed,
    ),
  },
  reply: Type.Object({ userName: Username }, closed),
  failure: RateBound,
  errors: [
    'encryption.invalid',
    'username.taken',
    'password.weak',
    'rebate.above_own',
    'line.too_deep',
  ],
});
