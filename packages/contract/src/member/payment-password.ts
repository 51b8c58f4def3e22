import { Type } from 'typebox';
import { endpoint } from '../base/endpoint.ts';
import {
  closed,
  EncryptedBody,
  Instant,
  Nothing,
  Password,
  PaymentPassword,
  ProofWanted,
  VerificationCode,
} from '../base/schemas.ts';
import { memberRoutes } from './routes.ts';

/** How often it may still be tried, and until when it is locked. */
export const PaymentPasswordRefused = Type.Object(
  { attemptsLeft: Type.Optional(Type.Integer({ minimum: 0 })), until: Type.Optional(Instant) },
  closed,
);

export const setPaymentPassword = endpoint(memberRoutes, 'setPaymentPassword', {
  id: 'S02',
  caller: 'registered',
  whileBarred: true,
  about:
    'Sets the payment password, with the old one; the first wants a fresh proof. Payouts may be held for a while.',
  request: {
    body: EncryptedBody,
    payload: Type.Object(
      {
        old: Type.Optional(PaymentPassword),
        new: PaymentPassword,
      },
      closed,
    ),
  },
  reply: Nothing,
  failure: Type.Union([PaymentPasswordRefused, ProofWanted]),
  errors: [
    'encryption.invalid',
    'payment_password.weak',
    'payment_password.wrong',
    'payment_password.locked',
    'proof.required',
  ],
});

export const paymentPasswordCode = endpoint(memberRoutes, 'paymentPasswordCode', {
  id: 'S08.code',
  caller: 'registered',
  whileBarred: true,
  about: 'Sends a code to the proven phone, or where there is none to the proven mailbox.',
  request: {},
  reply: Type.Object(
    {
      by: Type.Enum(['sms', 'mail']),
      expiresAt: Instant,
      /** When another may be asked for. */
      nextAt: Instant,
    },
    closed,
  ),
  errors: ['contact.missing'],
});

export const resetPaymentPassword = endpoint(memberRoutes, 'resetPaymentPassword', {
  id: 'S08',
  caller: 'registered',
  whileBarred: true,
  about:
    'Sets the payment password anew by a code and the password of the account, and unlocks it. Payouts are held for a while.',
  request: {
    body: EncryptedBody,
    payload: Type.Object(
      {
        code: VerificationCode,
        /** Of the account; nothing of an account that has none. */
        password: Type.Optional(Password),
        new: PaymentPassword,
      },
      closed,
    ),
  },
  reply: Nothing,
  errors: [
    'encryption.invalid',
    'payment_password.weak',
    'password.old_wrong',
    'sms.wrong',
    'sms.expired',
  ],
});
