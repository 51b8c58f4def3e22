import { Type } from 'typebox';
import { endpoint } from '../base/endpoint.ts';
import {
  closed,
  Email,
  EncryptedBody,
  Instant,
  Nothing,
  ProofWanted,
  VerificationCode,
} from '../base/schemas.ts';
import { memberRoutes } from './routes.ts';

export const emailCode = endpoint(memberRoutes, 'emailCode', {
  id: 'S03.code',
  caller: 'registered',
  whileBarred: true,
  about: 'Sends a code to an address that is to be the member’s; wants a fresh proof.',
  request: {
    body: EncryptedBody,
    payload: Type.Object(
      {
        email: Email,
      },
      closed,
    ),
  },
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

export const setEmail = endpoint(memberRoutes, 'setEmail', {
  id: 'S03',
  caller: 'registered',
  whileBarred: true,
  about:
    'Makes the address that a code was sent to the member’s own. The one before is told of it, and payouts are held for a day.',
  request: {
    body: EncryptedBody,
    payload: Type.Object({ email: Email, code: VerificationCode }, closed),
  },
  reply: Nothing,
  errors: ['encryption.invalid', 'sms.wrong', 'sms.expired', 'email.taken'],
});
