import { Type } from 'typebox';
import { endpoint } from '../base/endpoint.ts';
import {
  Amount,
  closed,
  Day,
  EncryptedBody,
  Id,
  Instant,
  Money,
  pages,
  paging,
  PaymentPassword,
} from '../base/schemas.ts';
import { PaymentPasswordRefused } from '../member/index.ts';
import { Instrument, PayoutRail } from './instruments.ts';
import { cashierRoutes } from './routes.ts';

const PayoutStatus = Type.Enum([
  'requested',
  /** Somebody looks at it; why is not said. */
  'review',
  'approved',
  'sending',
  /** Our request got no clear answer: the provider is asked until it gives one. */
  'unclear',
  'sent',
  /** The rest is back in the wallet. */
  'partly_paid',
  'paid',
  'refused',
  'failed',
  /** Paid, and sent back by the bank: it is in the wallet again. */
  'returned',
]);

const payout = {
  orderId: Id,
  /** Ours: what one tells somebody who is to look for it. */
  reference: Type.String(),
  status: PayoutStatus,
  cardId: Id,
  rail: PayoutRail,
  bank: Type.String(),
  last4: Type.String(),
  /** What leaves the wallet; less the fee it is what arrives. */
  amount: Money,
  fee: Money,
  /** What was paid out of the amount, and what of it is in the wallet again. */
  paid: Money,
  returned: Money,
  createdAt: Instant,
  /** Nobody ordered it: a law sends what is left back to whoever excluded themselves. */
  byLaw: Type.Optional(Type.Boolean()),
};

const PayoutStage = Type.Object(
  { at: Instant, stage: PayoutStatus, amount: Type.Optional(Money) },
  closed,
);

const PayoutOrder = Type.Object(
  {
    ...payout,
    /** Of a provider, where it failed; of whoever refused it, where that was so. */
    reason: Type.Optional(
      Type.Enum([
        'declined',
        'no_funds',
        'authentication',
        'account_closed',
        'invalid',
        'identity',
        'account',
        'name',
        'other',
      ]),
    ),
    stages: Type.Array(PayoutStage),
    nextStep: Type.Optional(Type.Enum(['wait', 'try_again', 'change_card', 'prove_identity'])),
  },
  closed,
);

/** What is usual: how long nine of ten took. */
const Usual = Type.Object({ seconds: Type.Integer({ minimum: 0 }) }, closed);

export const withdrawOptions = endpoint(cashierRoutes, 'withdrawOptions', {
  id: 'W10',
  caller: 'registered',
  whileBarred: true,
  about: 'Where money may be sent, how much of it, and what stands before it.',
  request: {},
  reply: Type.Object(
    {
      instruments: Type.Array(Instrument),
      rails: Type.Array(PayoutRail),
      min: Money,
      max: Money,
      fee: Type.Object({ fixed: Money, percent: Money }, closed),
      /** What can be ordered now, and what would have to be brought back from vendors first. */
      available: Money,
      inVendors: Money,
      /** What has to be staked first: nothing, everywhere so far. */
      remainingTurnover: Money,
      /** How well one has to be known, where that is not so yet. */
      kycRequired: Type.Optional(Type.Integer()),
      paymentPassword: Type.Enum(['unset', 'set', 'locked']),
      lockedUntil: Type.Optional(Instant),
      /** After the payment password was set: nothing is paid out until then. */
      holdUntil: Type.Optional(Instant),
      /** Left out while too few were paid to say it. */
      usual: Type.Optional(Usual),
    },
    closed,
  ),
  errors: [],
});

/** With what a refusal says more than its code. */
const PayoutRefused = Type.Object(
  {
    ...PaymentPasswordRefused.properties,
    min: Type.Optional(Money),
    max: Type.Optional(Money),
    usableAt: Type.Optional(Instant),
    /** How well somebody has to be known. */
    level: Type.Optional(Type.Integer()),
  },
  closed,
);

export const withdraw = endpoint(cashierRoutes, 'withdraw', {
  id: 'W11',
  caller: 'registered',
  whileBarred: true,
  about:
    'Orders a payout. The money leaves the wallet at once, and nobody can take the order back.',
  request: {
    body: EncryptedBody,
    payload: Type.Object({ cardId: Id, amount: Amount, paymentPassword: PaymentPassword }, closed),
  },
  reply: Type.Object({ orderId: Id, reference: Type.String(), status: PayoutStatus }, closed),
  failure: PayoutRefused,
  errors: [
    'encryption.invalid',
    'payment_password.unset',
    'payment_password.wrong',
    'payment_password.locked',
    'kyc.required',
    'withdraw.held',
    'withdraw.too_many_open',
    'card.missing',
    'card.new',
    'payee.mismatch',
    'method.closed',
    'amount.range',
    'balance.short',
  ],
});

export const withdrawRecords = endpoint(cashierRoutes, 'withdrawRecords', {
  id: 'W12.records',
  caller: 'member',
  whileBarred: true,
  about: 'Payouts that were ordered, the newest first.',
  request: {
    query: Type.Object(
      {
        status: Type.Optional(PayoutStatus),
        startDate: Type.Optional(Day),
        endDate: Type.Optional(Day),
        ...pages,
      },
      closed,
    ),
  },
  reply: Type.Object({ list: Type.Array(Type.Object(payout, closed)), ...paging }, closed),
  errors: [],
});

export const withdrawOrder = endpoint(cashierRoutes, 'withdrawOrder', {
  id: 'W12',
  caller: 'member',
  whileBarred: true,
  about: 'One payout, with all that has come of it.',
  request: { params: Type.Object({ orderId: Id }, closed) },
  reply: PayoutOrder,
  errors: ['order.missing'],
});
