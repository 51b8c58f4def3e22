import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { closed, Instant, Nothing, Text } from '../schemas.ts';

/** 0–2 members and agents, 4 trial, 40–42 further kinds; others may come. */
export const CustomerType = Type.Integer({ minimum: 0, maximum: 99 });

export const LoginPayload = Type.Object(
  {
    type: Type.Literal('username'),
    // Looser than registration, so that accounts of older rules can enter.
    username: Type.String({ pattern: '^[A-Za-z0-9_]{4,20}$' }),
    password: Text(64, 6),
    captcha: Type.Optional(Type.String({ pattern: '^\\d{4,6}$' })),
  },
  closed,
);

const LoginReply = Type.Object(
  {
    token: Type.String(),
    userName: Type.String(),
    type: CustomerType,
    firstTimeLogin: Type.Boolean(),
    lastLoginAt: Type.Union([Instant, Type.Null()]),
    lastLoginIp: Type.Union([Type.String(), Type.Null()]),
  },
  closed,
);

export const LoginFailure = Type.Object(
  { captcha: Type.Boolean(), attemptsLeft: Type.Optional(Type.Integer({ minimum: 0 })) },
  closed,
);

/** A body nobody between the device and the platform can read. */
export const EncryptedBody = Type.Object({ data: Text(16_384, 1) }, closed);

const PublicKey = Type.Object(
  {
    kty: Type.Literal('EC'),
    crv: Type.Literal('P-256'),
    x: Type.String(),
    y: Type.String(),
  },
  closed,
);

export const login = endpoint({
  id: 'A01',
  name: 'login',
  method: 'POST',
  path: '/wps/session/login',
  caller: 'public',
  encrypted: true,
  idempotent: false,
  request: { body: EncryptedBody, payload: LoginPayload },
  reply: LoginReply,
  failure: LoginFailure,
  errors: [
    'encryption.invalid',
    'login.failed',
    'captcha.wrong',
    'login.not_member',
    'login.not_agent',
  ],
});

export const trial = endpoint({
  id: 'A02',
  name: 'trial',
  method: 'POST',
  path: '/wps/session/trial',
  caller: 'public',
  encrypted: false,
  idempotent: false,
  request: { body: Type.Object({ moduleId: Type.Literal('FREEPLAY3') }, closed) },
  reply: Type.Object(
    { token: Type.String(), userName: Type.String(), customerType: Type.Literal(4) },
    closed,
  ),
  errors: ['permission.denied'],
});

export const logout = endpoint({
  id: 'A05',
  name: 'logout',
  method: 'DELETE',
  path: '/wps/session',
  caller: 'member',
  encrypted: false,
  idempotent: false,
  request: { query: Type.Object({ all: Type.Optional(Type.Literal('1')) }, closed) },
  reply: Nothing,
  errors: [],
});

export const sessionKey = endpoint({
  id: 'A06',
  name: 'sessionKey',
  method: 'GET',
  path: '/wps/session/key',
  caller: 'public',
  encrypted: false,
  idempotent: false,
  request: {},
  reply: Type.Object({ kid: Type.String(), jwk: PublicKey, expiresAt: Instant }, closed),
  errors: [],
});
