import { Type } from 'typebox';
import { endpoint } from '../base/endpoint.ts';
import {
  closed,
  DialingCode,
  EncryptedBody,
  Instant,
  MobileNumber,
  Nothing,
  ProofWanted,
  VerificationCode,
} from '../base/schemas.ts';
import { doorRoutes } from './routes.ts';

const number = { countryDialingCode: DialingCode, mobileNum: MobileNumber };

export const mobileCode = endpoint(doorRoutes, 'mobileCode', {
  id: 'S03.mobile.code',
  caller: 'registered',
  whileBarred: true,
  about: 'Sends a code to a number that is to be the member’s; wants a fresh proof.',
  request: { body: EncryptedBody, payload: Type.Object(number, closed) },
  reply: Type.Object(
    {
      expiresAt: Instant,
      /** When another may be asked for. */
      nextAt: Instant,
    },
    closed,
  ),
  failure: ProofWanted,
  errors: ['encryption.invalid', 'proof.required'],
});

export const setMobile = endpoint(doorRoutes, 'setMobile', {
  id: 'S03.mobile',
  caller: 'registered',
  whileBarred: true,
  about:
    'Makes the number that a code was sent to the member’s own. The one before is told of it, takes the account back for three days, and payouts are held for a day.',
  request: {
    body: EncryptedBody,
    payload: Type.Object({ ...number, code: VerificationCode }, closed),
  },
  reply: Nothing,
  errors: ['encryption.invalid', 'sms.wrong', 'sms.expired', 'mobile.taken'],
});
