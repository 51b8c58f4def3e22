import { Type } from 'typebox';
import { endpoint } from '../base/endpoint.ts';
import { Captcha, closed, DialingCode, Instant, MobileNumber, Text } from '../base/schemas.ts';
import { doorRoutes } from './routes.ts';

const Provider = Type.Enum(['none', 'geetest', 'turnstile', 'local']);

export const verification = endpoint(doorRoutes, 'verification', {
  id: 'A13',
  caller: 'public',
  about: 'What a scene asks of its visitor: a captcha, a challenge, or nothing.',
  request: {
    query: Type.Object(
      {
        /** `work` is asked for after a call was refused with `verification.required`. */
        scene: Type.Enum(['login', 'register', 'sms', 'forget', 'work']),
      },
      closed,
    ),
  },
  reply: Type.Object(
    {
      captcha: Type.Boolean(),
      /** Codes come from Firebase: the platform need not be asked for any. */
      firebase: Type.Optional(Type.Boolean()),
      challenge: Type.Object(
        {
          provider: Provider,
          siteKey: Type.Optional(Type.String()),
          salt: Type.Optional(Type.String()),
          /** Zero bits that SHA-256 of salt and answer must begin with. */
          difficulty: Type.Optional(Type.Integer()),
          signature: Type.Optional(Type.String()),
          expiresAt: Type.Optional(Instant),
        },
        closed,
      ),
    },
    closed,
  ),
  errors: [],
});

/** The four values of a solved challenge; `local` puts salt, answer, signature and expiry there. */
const SolvedChallenge = Type.Object(
  {
    provider: Provider,
    lotNumber: Type.Optional(Text(256)),
    captchaOutput: Type.Optional(Text(2048)),
    passToken: Type.Optional(Text(2048)),
    genTime: Type.Optional(Text(32)),
  },
  closed,
);

const SmsRequest = Type.Object(
  {
    module: Type.Optional(Type.Enum(['REGMOBVERF3', 'LOGMOBVERF3', 'CHNGPASSVERIF3'])),
    /** One of the two is there; the first wins. */
    mobileNum: Type.Optional(MobileNumber),
    mobileNo: Type.Optional(MobileNumber),
    countryDialingCode: DialingCode,
    captcha: Type.Optional(Captcha),
    verification: Type.Optional(SolvedChallenge),
  },
  closed,
);

const Sent = Type.Object(
  {
    /** When another code may be asked for. The one that was sent may live on after it. */
    expirationTime: Instant,
  },
  closed,
);

const errors = ['captcha.wrong', 'sms.failed', 'permission.denied'] as const;

export const smsNoLogin = endpoint(doorRoutes, 'smsNoLogin', {
  id: 'A14',
  caller: 'public',
  about: 'Sends a code to a phone, to sign in or to set a new password.',
  request: { body: SmsRequest },
  reply: Sent,
  errors,
});

export const smsRegister = endpoint(doorRoutes, 'smsRegister', {
  id: 'A15',
  caller: 'public',
  about: 'Sends a code to a phone, to register.',
  request: { body: SmsRequest },
  reply: Sent,
  errors,
});

const captchaQuery = Type.Object(
  {
    scene: Type.Optional(Type.Enum(['login', 'register', 'sms', 'forget'])),
    // Only keeps caches away.
    t: Type.Optional(Instant),
  },
  closed,
);

const Base64 = Type.String({ pattern: '^[A-Za-z0-9+/]+=*$' });

export const captcha = endpoint(doorRoutes, 'captcha', {
  id: 'A16',
  caller: 'public',
  about: 'A picture of digits, as PNG in base64 without prefix; a cookie binds its id.',
  request: { query: captchaQuery },
  reply: Base64,
  errors: [],
});

export const captchaAudio = endpoint(doorRoutes, 'captchaAudio', {
  id: 'A16.audio',
  caller: 'public',
  about:
    'The digits of the captcha the cookie names, as strokes of a bell to be counted: WAV in base64.',
  request: { query: captchaQuery },
  reply: Base64,
  errors: ['captcha.wrong'],
});
