import { Type } from 'typebox';
import { endpoint } from '../base/endpoint.ts';
import {
  Captcha,
  closed,
  DialingCode,
  EncryptedBody,
  Instant,
  MobileNumber,
  Password,
  Username,
  VerificationCode,
} from '../base/schemas.ts';
import { CustomerType, DeviceCredential, SecondFactor } from '../member/index.ts';
import { doorRoutes } from './routes.ts';

/** The public half of a P-256 pair. */
export const PublicKey = Type.Object(
  {
    kty: Type.Literal('EC'),
    crv: Type.Literal('P-256'),
    x: Type.String({ maxLength: 43, pattern: '^[\\w-]{43}$' }),
    y: Type.String({ maxLength: 43, pattern: '^[\\w-]{43}$' }),
  },
  closed,
);

export const IdToken = Type.String({ maxLength: 4096, pattern: '^[\\w-]+\\.[\\w-]+\\.[\\w-]*$' });

const Ticket = Type.String({ maxLength: 43, pattern: '^[\\w-]{43}$' });

const common = {
  captcha: Type.Optional(Captcha),
  /** Asks that this device may sign in without the password from now on. */
  remember: Type.Optional(Type.Object({ publicKey: PublicKey }, closed)),
};

export const LoginPayload = Type.Union([
  Type.Object(
    {
      type: Type.Literal('username'),
      username: Username,
      password: Password,
      /** From `socialLogin`: the password links that identity, from now on. */
      ticket: Type.Optional(Ticket),
      /** Where the account has an authenticator: asked for once the password is right. */
      totp: Type.Optional(SecondFactor),
      ...common,
    },
    closed,
  ),
  Type.Object(
    {
      type: Type.Literal('sms'),
      mobileNum: MobileNumber,
      countryDialingCode: DialingCode,
      verificationCode: VerificationCode,
      ...common,
    },
    closed,
  ),
  Type.Object(
    {
      type: Type.Literal('firebase'),
      firebaseChannel: Type.Literal('sms'),
      firebaseIdToken: IdToken,
      firebaseMobileNo: Type.Optional(MobileNumber),
      countryDialingCode: Type.Optional(DialingCode),
      ...common,
    },
    closed,
  ),
]);

export const LoginReply = Type.Object(
  {
    token: Type.String(),
    userName: Type.String(),
    type: CustomerType,
    firstTimeLogin: Type.Boolean(),
    lastLoginAt: Type.Union([Instant, Type.Null()]),
    lastLoginIp: Type.Union([Type.String(), Type.Null()]),
    deviceCredential: Type.Optional(DeviceCredential),
  },
  closed,
);

export const LoginFailure = Type.Object(
  { captcha: Type.Boolean(), attemptsLeft: Type.Optional(Type.Integer({ minimum: 0 })) },
  closed,
);

export const login = endpoint(doorRoutes, 'login', {
  id: 'A01',
  repeatable: true,
  caller: 'public',
  about: 'Signs in by name and password, by a code sent to the phone, or by Firebase.',
  request: { body: EncryptedBody, payload: LoginPayload },
  reply: LoginReply,
  failure: LoginFailure,
  errors: [
    'encryption.invalid',
    'login.failed',
    'login.locked',
    'totp.required',
    'totp.wrong',
    'link.invalid',
    'captcha.wrong',
    'sms.wrong',
    'sms.expired',
    'permission.denied',
    'login.not_member',
    'login.not_agent',
    'rg.timeout',
    'rg.excluded',
  ],
});

const LinkOffer = Type.Object({ link: Type.Literal(true), ticket: Ticket }, closed);

export const socialLogin = endpoint(doorRoutes, 'socialLogin', {
  id: 'A01.social',
  repeatable: true,
  caller: 'public',
  about:
    'Signs in with a Google or Facebook identity the merchant has set up. Where its address has an account with a password, that password must link them: once, by a log-in with the ticket.',
  request: {
    body: Type.Object(
      {
        provider: Type.Enum(['google', 'facebook']),
        idToken: IdToken,
      },
      closed,
    ),
  },
  reply: Type.Union([LoginReply, LinkOffer]),
  failure: LoginFailure,
  errors: ['permission.denied', 'login.failed', 'login.not_member', 'login.not_agent'],
});
