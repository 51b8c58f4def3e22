import { Type } from 'typebox';
import { endpoint } from '../base/endpoint.ts';
import { closed, Instant, Nothing, pages, paging, Text } from '../base/schemas.ts';
import { memberRoutes } from './routes.ts';

/** What a device is remembered by. */
export const DeviceCredential = Type.Object({ id: Text(64, 16), expiresAt: Instant }, closed);

/** Where somebody came from: a browser and a system by name, each empty where it is not known. */
const place = {
  device: Type.String(),
  ip: Type.String(),
  /** Two letters, where the platform knows of countries. */
  country: Type.String(),
};

const Device = Type.Object(
  {
    id: Type.String(),
    ...place,
    lastSeenAt: Instant,
    /** The one that asks. */
    current: Type.Boolean(),
    /** It may come back without a password. */
    remembered: Type.Boolean(),
  },
  closed,
);

export const security = endpoint(memberRoutes, 'security', {
  id: 'S01',
  caller: 'member',
  whileBarred: true,
  about: 'What guards the account, and the devices that are in it or may come back.',
  request: {},
  reply: Type.Object(
    {
      password: Type.Boolean(),
      paymentPassword: Type.Boolean(),
      bankCards: Type.Integer({ minimum: 0 }),
      questions: Type.Boolean(),
      email: Type.Enum(['none', 'unverified', 'verified']),
      mobile: Type.Enum(['none', 'unverified', 'verified']),
      payeeName: Type.Boolean(),
      totp: Type.Boolean(),
      devices: Type.Array(Device),
    },
    closed,
  ),
  errors: [],
});

export const sessionHistory = endpoint(memberRoutes, 'sessionHistory', {
  id: 'S05',
  caller: 'member',
  whileBarred: true,
  about: 'Log-ins of the last 90 days and tries with a wrong password, the newest first.',
  request: { query: Type.Object(pages, closed) },
  reply: Type.Object(
    {
      list: Type.Array(
        Type.Object(
          {
            at: Instant,
            ...place,
            ok: Type.Boolean(),
            means: Type.Enum([
              'password',
              'once',
              'sms',
              'firebase',
              'google',
              'facebook',
              'device',
              'register',
              'passkey',
            ]),
          },
          closed,
        ),
      ),
      ...paging,
    },
    closed,
  ),
  errors: [],
});

export const endDevice = endpoint(memberRoutes, 'endDevice', {
  id: 'S05',
  caller: 'member',
  whileBarred: true,
  about: 'Ends a device: its sessions, and what it was remembered by. Once more does nothing.',
  request: {
    params: Type.Object({ id: Type.String({ maxLength: 64, pattern: '^[\\w-]{16,64}$' }) }, closed),
  },
  reply: Nothing,
  errors: [],
});
