import { Type } from 'typebox';
import { endpoint } from '../base/endpoint.ts';
import {
  closed,
  EncryptedBody,
  Id,
  Instant,
  Nothing,
  PaymentPassword,
  Text,
} from '../base/schemas.ts';
import { PaymentPasswordRefused } from '../member/index.ts';
import { cashierRoutes } from './routes.ts';

/** Along which money can leave. */
export const PayoutRail = Type.Enum(['card', 'bank', 'ewallet']);
/** What a member may write down: the number of a card is for its provider’s page alone. */
const WrittenRail = Type.Enum(['bank', 'ewallet']);

/** Where money may be sent. Of its number nobody is shown more than the end. */
export const Instrument = Type.Object(
  {
    cardId: Id,
    rail: PayoutRail,
    /** As the member calls it: a bank, or whose wallet it is. */
    bank: Type.String(),
    payeeName: Type.String(),
    last4: Type.String({ pattern: '^[0-9A-Z]{1,4}$' }),
    /** `new` waits for its time, and says until when. */
    state: Type.Enum(['new', 'usable']),
    usableAt: Type.Optional(Instant),
    /** A payout is under way to it: until that is over it stays. */
    inUse: Type.Boolean(),
  },
  closed,
);

export const bankCards = endpoint(cashierRoutes, 'bankCards', {
  id: 'W13',
  caller: 'member',
  whileBarred: true,
  about: 'Where the member’s money may be sent, the newest first, and what else may be added.',
  request: {},
  reply: Type.Object(
    {
      list: Type.Array(Instrument),
      /** How many one may have, and of which kinds. */
      most: Type.Integer(),
      rails: Type.Array(WrittenRail),
    },
    closed,
  ),
  errors: [],
});

export const addBankCard = endpoint(cashierRoutes, 'addBankCard', {
  id: 'W13',
  caller: 'registered',
  whileBarred: true,
  about: 'Adds where money may be sent. It is usable at once, or from a time that is said.',
  request: {
    body: EncryptedBody,
    payload: Type.Object(
      {
        rail: WrittenRail,
        bank: Text(60, 2),
        /** Digits, or letters and digits of an IBAN; spaces and hyphens may stand between them. */
        account: Type.String({ maxLength: 50, pattern: '^[0-9A-Za-z][0-9A-Za-z -]{3,48}$' }),
        payeeName: Text(60, 2),
        paymentPassword: PaymentPassword,
      },
      closed,
    ),
  },
  reply: Instrument,
  failure: PaymentPasswordRefused,
  errors: [
    'encryption.invalid',
    'payment_password.unset',
    'payment_password.wrong',
    'payment_password.locked',
    'card.format',
    'card.limit',
    'card.known',
    'payee.mismatch',
    'method.closed',
  ],
});

export const removeBankCard = endpoint(cashierRoutes, 'removeBankCard', {
  id: 'W13',
  caller: 'registered',
  whileBarred: true,
  about: 'Takes one away. What was sent to it before stays in the records.',
  request: { query: Type.Object({ id: Id }, closed) },
  reply: Nothing,
  errors: ['card.missing', 'card.in_use'],
});
