import { Type } from 'typebox';
import { endpoint } from '../base/endpoint.ts';
import { closed, Instant, Nothing, ProofWanted, Text } from '../base/schemas.ts';
import { LoginFailure, LoginReply } from './login.ts';
import { doorRoutes } from './routes.ts';

/** As WebAuthn’s JSON has bytes: base64url. */
const Bytes = (most: number) => Type.String({ pattern: '^[\\w-]+$', maxLength: most });
const CredentialId = Bytes(1_364);
const PasskeyName = Text(40, 1);
const Transports = Type.Array(Type.String({ maxLength: 20 }), { maxItems: 8 });

const Passkey = Type.Object(
  {
    id: CredentialId,
    name: Type.String(),
    createdAt: Instant,
    lastUsedAt: Type.Union([Instant, Type.Null()]),
    /** Kept by an account of its maker, and so on more than one device. */
    synced: Type.Boolean(),
  },
  closed,
);

const PublicKeyType = Type.Literal('public-key');

/** What every answer of a browser has around its proof. */
const answered = {
  id: CredentialId,
  rawId: CredentialId,
  type: PublicKeyType,
  authenticatorAttachment: Type.Optional(Type.String({ maxLength: 20 })),
  clientExtensionResults: Type.Record(Type.String(), Type.Unknown()),
};

/** A challenge that a passkey has signed. */
export const SignedCredential = Type.Object(
  {
    ...answered,
    response: Type.Object(
      {
        clientDataJSON: Bytes(4_096),
        authenticatorData: Bytes(8_192),
        signature: Bytes(2_048),
        userHandle: Type.Optional(Bytes(128)),
      },
      closed,
    ),
  },
  closed,
);

const flag = 'PASSKEY3';

export const passkeys = endpoint(doorRoutes, 'passkeys', {
  id: 'S04.passkeys',
  caller: 'registered',
  whileBarred: true,
  flag,
  about: 'The passkeys of the member, the newest first.',
  request: {},
  reply: Type.Object({ list: Type.Array(Passkey), most: Type.Integer() }, closed),
  errors: [],
});

export const passkeyOptions = endpoint(doorRoutes, 'passkeyOptions', {
  id: 'S04.options',
  caller: 'registered',
  whileBarred: true,
  flag,
  about: 'What a browser makes a passkey from; within five minutes of a log-in.',
  request: {},
  reply: Type.Object(
    {
      challenge: Type.String(),
      rp: Type.Object({ id: Type.String(), name: Type.String() }, closed),
      user: Type.Object(
        { id: Type.String(), name: Type.String(), displayName: Type.String() },
        closed,
      ),
      pubKeyCredParams: Type.Array(
        Type.Object({ type: PublicKeyType, alg: Type.Integer() }, closed),
      ),
      timeout: Type.Integer(),
      attestation: Type.Literal('none'),
      authenticatorSelection: Type.Object(
        {
          residentKey: Type.Literal('required'),
          requireResidentKey: Type.Literal(true),
          userVerification: Type.Literal('required'),
        },
        closed,
      ),
      excludeCredentials: Type.Array(
        Type.Object(
          { type: PublicKeyType, id: CredentialId, transports: Type.Array(Type.String()) },
          closed,
        ),
      ),
    },
    closed,
  ),
  failure: ProofWanted,
  errors: ['proof.required', 'passkey.limit'],
});

export const addPasskey = endpoint(doorRoutes, 'addPasskey', {
  id: 'S04.register',
  caller: 'registered',
  whileBarred: true,
  flag,
  about: 'Keeps the passkey that a browser has made; without a name it is called by the device.',
  request: {
    body: Type.Object(
      {
        name: Type.Optional(PasskeyName),
        credential: Type.Object(
          {
            ...answered,
            response: Type.Object(
              {
                clientDataJSON: Bytes(4_096),
                attestationObject: Bytes(16_384),
                authenticatorData: Type.Optional(Bytes(8_192)),
                transports: Type.Optional(Transports),
                publicKeyAlgorithm: Type.Optional(Type.Integer()),
                publicKey: Type.Optional(Bytes(4_096)),
              },
              closed,
            ),
          },
          closed,
        ),
      },
      closed,
    ),
  },
  reply: Passkey,
  errors: ['passkey.invalid', 'passkey.limit'],
});

export const renamePasskey = endpoint(doorRoutes, 'renamePasskey', {
  id: 'S04.rename',
  caller: 'registered',
  whileBarred: true,
  flag,
  about: 'Calls a passkey otherwise.',
  request: { body: Type.Object({ id: CredentialId, name: PasskeyName }, closed) },
  reply: Nothing,
  errors: ['passkey.invalid'],
});

export const removePasskey = endpoint(doorRoutes, 'removePasskey', {
  id: 'S04.remove',
  caller: 'registered',
  whileBarred: true,
  flag,
  about: 'Takes a passkey away: it lets nobody in any more. Once more does nothing.',
  request: { body: Type.Object({ id: CredentialId }, closed) },
  reply: Nothing,
  errors: [],
});

export const passkeyLoginOptions = endpoint(doorRoutes, 'passkeyLoginOptions', {
  id: 'S04.login',
  caller: 'public',
  flag,
  about: 'What a browser signs with a passkey. It names nobody: the passkey says whose it is.',
  request: {},
  reply: Type.Object(
    {
      challenge: Type.String(),
      rpId: Type.String(),
      timeout: Type.Integer(),
      userVerification: Type.Literal('required'),
    },
    closed,
  ),
  errors: [],
});

export const passkeyLogin = endpoint(doorRoutes, 'passkeyLogin', {
  id: 'S04.login',
  caller: 'public',
  flag,
  about: 'Signs in by a passkey.',
  request: {
    body: Type.Object({ credential: SignedCredential }, closed),
  },
  reply: LoginReply,
  failure: LoginFailure,
  errors: [
    'passkey.invalid',
    'login.failed',
    'login.not_member',
    'login.not_agent',
    'rg.timeout',
    'rg.excluded',
  ],
});
