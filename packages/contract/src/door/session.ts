import { Type } from 'typebox';
import { endpoint } from '../base/endpoint.ts';
import { closed, Instant, Text } from '../base/schemas.ts';
import { LoginReply, PublicKey } from './login.ts';
import { doorRoutes } from './routes.ts';

export const trial = endpoint(doorRoutes, 'trial', {
  id: 'A02',
  caller: 'public',
  flag: 'FREEPLAY3',
  about: 'Opens a session of free play, for a new guest or the one created just before.',
  request: {
    body: Type.Object(
      {
        moduleId: Type.Literal('FREEPLAY3'),
        userName: Type.Optional(Text(40, 1)),
        /** Said by whoever plays that they are of age; some laws want to hear it. */
        ageConfirmed: Type.Optional(Type.Literal(true)),
      },
      closed,
    ),
  },
  reply: Type.Object(
    { token: Type.String(), userName: Type.String(), customerType: Type.Literal(4) },
    closed,
  ),
  errors: ['permission.denied', 'trial.forbidden', 'age.under'],
});

const TrialAccount = Type.Object({ userName: Type.String() }, closed);

/** A GET with an effect, as the specification has it: never cached. */
export const trialAccount = endpoint(doorRoutes, 'trialAccount', {
  id: 'A03',
  caller: 'public',
  flag: 'FREEPLAY3',
  about: 'Creates a guest’s account for free play.',
  request: {},
  reply: TrialAccount,
  errors: ['permission.denied', 'trial.forbidden'],
});

export const trialAccountPost = endpoint(doorRoutes, 'trialAccountPost', {
  id: 'A03',
  caller: 'public',
  flag: 'FREEPLAY3',
  about: 'The same by POST, for clients that keep effects out of GET.',
  request: {},
  reply: TrialAccount,
  errors: ['permission.denied', 'trial.forbidden'],
});

export const sessionChallenge = endpoint(doorRoutes, 'sessionChallenge', {
  id: 'A34',
  caller: 'public',
  about: 'Random text for a device to sign.',
  request: {},
  reply: Type.Object({ challenge: Type.String(), expiresAt: Instant }, closed),
  errors: [],
});

export const refresh = endpoint(doorRoutes, 'refresh', {
  id: 'A04',
  caller: 'public',
  about: 'Opens a session for a remembered device: its signature over a challenge, and its cookie.',
  request: {
    body: Type.Object(
      {
        credentialId: Type.String({ maxLength: 64, pattern: '^[\\w-]{16,64}$' }),
        challenge: Type.String({ maxLength: 128, pattern: '^[\\w-]{16,128}$' }),
        /** ECDSA P-256 with SHA-256, as WebCrypto writes it, in base64url. */
        signature: Type.String({ maxLength: 86, pattern: '^[\\w-]{86}$' }),
      },
      closed,
    ),
  },
  reply: LoginReply,
  errors: [
    'credential.invalid',
    'login.not_member',
    'login.not_agent',
    'rg.timeout',
    'rg.excluded',
  ],
});

export const sessionKey = endpoint(doorRoutes, 'sessionKey', {
  id: 'A06',
  caller: 'public',
  about: 'The public key that secrets are encrypted to.',
  request: {},
  reply: Type.Object({ kid: Type.String(), jwk: PublicKey, expiresAt: Instant }, closed),
  errors: [],
});
