import { Type } from 'typebox';
import { LONGEST_EMAIL } from '../base/email.ts';
import { endpoint } from '../base/endpoint.ts';
import {
  Captcha,
  Birthday,
  closed,
  DialingCode,
  Email,
  EncryptedBody,
  Id,
  MobileNumber,
  NewPassword,
  PaymentPassword,
  Text,
  Username,
  VerificationCode,
} from '../base/schemas.ts';
import { IdToken, LoginReply } from './login.ts';
import { doorRoutes } from './routes.ts';

const maybe = Type.Optional;

const shared = {
  registerUrl: maybe(Text(253)),
  registerMethod: maybe(Type.Enum(['APP', 'H5', 'WEBCLIP', 'PWA'])),
  domain: maybe(Text(253)),
  type: maybe(Type.Literal(0)),
  affiliateCode: maybe(Text(30)),
  recommenderId: maybe(Text(30)),
  paymentPassword: maybe(PaymentPassword),
  nickname: maybe(Text(20, 2)),
  payeeName: maybe(Text(60, 2)),
  email: maybe(Email),
  idNumber: maybe(Text(30, 4)),
  qqNum: maybe(Type.String({ maxLength: 15, pattern: '^\\d{5,15}$' })),
  facebook: maybe(Text(60)),
  wechat: maybe(Text(60)),
  line: maybe(Text(60)),
  whatsapp: maybe(Text(60)),
  zalo: maybe(Text(60)),
  birthday: maybe(Birthday),
  captcha: maybe(Captcha),
  firebaseChannel: maybe(Type.Literal('sms')),
  firebaseIdToken: maybe(IdToken),
  disclaimer: Type.Literal(true),
  marketing: maybe(
    Type.Object({ sms: Type.Boolean(), email: Type.Boolean(), push: Type.Boolean() }, closed),
  ),
};

const RegisterPayload = Type.Union([
  Type.Object(
    {
      variant: maybe(Type.Literal('username')),
      username: Username,
      password: NewPassword,
      confirmPassword: NewPassword,
      countryDialingCode: maybe(DialingCode),
      mobileNum: maybe(MobileNumber),
      verificationCode: maybe(VerificationCode),
      ...shared,
    },
    closed,
  ),
  Type.Object(
    {
      variant: Type.Literal('mobile'),
      countryDialingCode: DialingCode,
      mobileNum: MobileNumber,
      verificationCode: maybe(VerificationCode),
      password: NewPassword,
      confirmPassword: NewPassword,
      ...shared,
    },
    closed,
  ),
]);

const Registered = Type.Object({ userName: Type.String(), userId: Id }, closed);

/** Where the site lets in whoever registers: what a log-in answers, and its cookie with it. */
const RegisteredAndIn = Type.Object({ ...LoginReply.properties, userId: Id }, closed);

export const register = endpoint(doorRoutes, 'register', {
  id: 'A07+A08',
  repeatable: true,
  caller: 'public',
  about: 'Opens an account, by username or by mobile number, and a session where the site says so.',
  request: { body: EncryptedBody, payload: RegisterPayload },
  reply: Type.Union([Registered, RegisteredAndIn]),
  errors: [
    'encryption.invalid',
    'confirm.mismatch',
    'username.taken',
    'mobile.taken',
    'email.taken',
    'password.weak',
    'payment_password.weak',
    'age.under',
    'captcha.wrong',
    'sms.wrong',
    'sms.expired',
    'affiliate.invalid',
    'referrer.invalid',
    'permission.denied',
  ],
});

const FieldRule = Type.Object(
  {
    enabled: Type.Boolean(),
    required: Type.Boolean(),
    order: Type.Integer(),
    pattern: Type.String(),
    min: Type.Integer(),
    max: Type.Integer(),
    message: Type.String(),
  },
  closed,
);

export const registerSettings = endpoint(doorRoutes, 'registerSettings', {
  id: 'A09',
  caller: 'public',
  about: 'What registration asks for, and the rules of each field.',
  request: {},
  reply: Type.Object(
    {
      methods: Type.Object({ username: Type.Boolean(), mobile: Type.Boolean() }, closed),
      captcha: Type.Boolean(),
      smsVerification: Type.Boolean(),
      firebase: Type.Boolean(),
      social: Type.Object({ google: Type.Boolean(), facebook: Type.Boolean() }, closed),
      affiliate: Type.Object({ enabled: Type.Boolean(), required: Type.Boolean() }, closed),
      minAge: Type.Integer(),
      fields: Type.Record(Type.String(), FieldRule),
    },
    closed,
  ),
  errors: [],
});

export const validateField = endpoint(doorRoutes, 'validateField', {
  id: 'A10',
  caller: 'public',
  about: 'Tries one field of registration against its rule; never a secret one.',
  request: {
    query: Type.Object({ field: Text(40, 1), value: Text(LONGEST_EMAIL) }, closed),
  },
  reply: Type.Object(
    {
      valid: Type.Boolean(),
      code: Type.Optional(Type.String()),
      message: Type.Optional(Type.String()),
    },
    closed,
  ),
  errors: [],
});

export const memberExists = endpoint(doorRoutes, 'memberExists', {
  id: 'A11',
  caller: 'public',
  about: 'Whether a username is taken; after a few each costs work.',
  request: { query: Type.Object({ username: Username }, closed) },
  reply: Type.Object({ exists: Type.Boolean() }, closed),
  errors: [],
});

export const checkEmail = endpoint(doorRoutes, 'checkEmail', {
  id: 'A12',
  caller: 'public',
  about:
    'Whether an address has the form of one. Whether somebody has it is told at registration only.',
  request: { query: Type.Object({ email: Text(LONGEST_EMAIL) }, closed) },
  reply: Type.Object({ valid: Type.Boolean(), available: Type.Boolean() }, closed),
  errors: [],
});

export const affiliateCheck = endpoint(doorRoutes, 'affiliateCheck', {
  id: 'A22',
  caller: 'public',
  about: 'Whether an invitation code is known here.',
  request: {
    query: Type.Object({ code: Text(30, 1), domain: Type.Optional(Text(253)) }, closed),
  },
  reply: Type.Object({ code: Type.String() }, closed),
  errors: ['affiliate.invalid'],
});
