import { Type } from 'typebox';
import { endpoint } from '../base/endpoint.ts';
import {
  Amount,
  closed,
  Code,
  Day,
  Id,
  Instant,
  Money,
  pages,
  paging,
  Text,
} from '../base/schemas.ts';
import { PlayBarred } from '../care/index.ts';
import { cashierRoutes } from './routes.ts';

const PayKind = Type.Enum(['bank', 'manual', 'alipay', 'qq', 'gateway', 'wechat']);
const Rail = Type.Enum(['card', 'ewallet', 'qr', 'bank', 'crypto']);
const DepositStatus = Type.Enum([
  'created',
  'unclear',
  'open',
  'settling',
  'failed',
  'expired',
  'cancelled',
  'partly_paid',
  'paid',
  'reversed',
  'returned',
]);

/** What a member has to do next, of a kind that the page has a form for. */
const PayAction = Type.Union([
  Type.Object({ type: Type.Literal('redirect'), url: Type.String() }, closed),
  Type.Object({ type: Type.Literal('qr'), payload: Type.String(), expiresAt: Instant }, closed),
  Type.Object(
    {
      type: Type.Literal('instructions'),
      lines: Type.Array(
        Type.Object(
          {
            label: Type.String(),
            value: Type.String(),
            /** Where it is one of these, a page calls it in its own language. */
            what: Type.Optional(Type.Enum(['bank', 'holder', 'account', 'reference'])),
          },
          closed,
        ),
      ),
      copy: Type.String(),
    },
    closed,
  ),
  Type.Object({ type: Type.Literal('form'), fields: Type.Array(Type.String()) }, closed),
]);

const order = {
  orderId: Id,
  /** Ours: what one tells somebody who is to look for it. */
  reference: Type.String(),
  status: DepositStatus,
  methodId: Type.String(),
  /** As it was called when it was ordered: it may have gone since. */
  methodName: Type.String(),
  amount: Money,
  fee: Money,
  /** What has come, and what of it was credited before the fee. */
  received: Money,
  credited: Money,
  createdAt: Instant,
  expiresAt: Type.Optional(Instant),
};

const Stage = Type.Object(
  {
    at: Instant,
    stage: Type.Enum([
      'created',
      'unclear',
      'open',
      'settling',
      'failed',
      'expired',
      'cancelled',
      'credited',
      'held',
      'reversed',
      'won',
      'returned',
      // Of one that is paid by hand: its member said that it is sent, a person asked for a slip.
      'sent',
      'asked',
    ]),
    amount: Type.Optional(Money),
  },
  closed,
);

const DepositOrder = Type.Object(
  {
    ...order,
    reason: Type.Optional(
      Type.Enum([
        'declined',
        'no_funds',
        'authentication',
        'account_closed',
        'invalid',
        'other',
        // What came may not be kept, and goes back.
        'credit_card',
        'unknown_card',
        'other_payer',
        // A person looked for it at the bank.
        'not_received',
        'slip_invalid',
      ]),
    ),
    stages: Type.Array(Stage),
    nextStep: Type.Optional(Type.Enum(['pay', 'wait', 'pay_rest', 'send_slip', 'try_again'])),
    /** Of one that is paid by hand, which a person looks for at the bank. */
    manual: Type.Optional(
      Type.Object(
        {
          /** When its member said that it is sent; left out until they have. */
          sentAt: Type.Optional(Instant),
          hasSlip: Type.Boolean(),
          /** How long nine of ten took; left out while too few were looked at to say it. */
          usual: Type.Optional(Type.Object({ seconds: Type.Integer({ minimum: 0 }) }, closed)),
        },
        closed,
      ),
    ),
    action: Type.Optional(PayAction),
  },
  closed,
);

/** With what a refusal says more than its code. */
const DepositRefused = Type.Object(
  {
    ...PlayBarred.properties,
    min: Type.Optional(Money),
    /** What would be credited now. */
    credit: Type.Optional(Money),
    /** How well somebody has to be known. */
    level: Type.Optional(Type.Integer()),
  },
  closed,
);

export const depositMethods = endpoint(cashierRoutes, 'depositMethods', {
  id: 'W06',
  caller: 'player',
  about: 'Ways to pay in, and what limits leave room for.',
  request: {},
  reply: Type.Object(
    {
      methods: Type.Array(
        Type.Object(
          {
            id: Type.String(),
            kind: PayKind,
            rail: Rail,
            name: Type.String(),
            min: Money,
            max: Money,
            fee: Type.Object({ fixed: Money, percent: Money }, closed),
            presets: Type.Array(Money),
            /** What else has to be given: of a bank, one of those that `depositBanks` tells. */
            fields: Type.Optional(Type.Array(Type.Enum(['bank']))),
            /** The law of the place takes no card of credit: what one pays is sent back. */
            withoutCredit: Type.Optional(Type.Boolean()),
          },
          closed,
        ),
      ),
      room: Type.Optional(
        Type.Object(
          {
            amount: Money,
            limitType: Type.Literal('deposit'),
            period: Type.Enum(['24h', '7d', '1m']),
            resetAt: Instant,
          },
          closed,
        ),
      ),
      /** Whether it is to be asked first if a deposit limit is wanted. */
      prompt: Type.Boolean(),
      /** The method that was used last. */
      last: Type.Optional(Type.String()),
    },
    closed,
  ),
  failure: DepositRefused,
  errors: ['kyc.required'],
});

export const depositBanks = endpoint(cashierRoutes, 'depositBanks', {
  id: 'W07.banks',
  caller: 'player',
  about: 'Banks one can pay from, of each way that asks for one.',
  request: {},
  reply: Type.Object(
    {
      banks: Type.Array(
        Type.Object(
          { methodId: Type.String(), rail: Rail, code: Code, name: Type.String() },
          closed,
        ),
      ),
    },
    closed,
  ),
  errors: [],
});

export const deposit = endpoint(cashierRoutes, 'deposit', {
  id: 'W08',
  caller: 'player',
  about:
    'Orders a deposit; what was credited at the end is in the order, and never in this answer.',
  request: {
    params: Type.Object({ kindOrId: PayKind }, closed),
    body: Type.Object(
      {
        methodId: Code,
        amount: Amount,
        expectedCredit: Amount,
        /** Accepted with the order, or the order is refused. */
        promoId: Type.Optional(Id),
        fields: Type.Optional(Type.Object({ bank: Type.Optional(Code) }, closed)),
      },
      closed,
    ),
  },
  reply: Type.Object(
    {
      orderId: Id,
      reference: Type.String(),
      status: DepositStatus,
      expiresAt: Type.Optional(Instant),
      action: Type.Optional(PayAction),
    },
    closed,
  ),
  failure: DepositRefused,
  errors: [
    'amount.range',
    'quote.changed',
    'rg.limit_reached',
    'rg.prompt',
    'kyc.required',
    'deposit.too_many_open',
    'deposit.blocked',
    'method.closed',
    'provider.unavailable',
    'promotion.missing',
    'promotion.closed',
  ],
});

export const depositRecords = endpoint(cashierRoutes, 'depositRecords', {
  id: 'W09.records',
  caller: 'member',
  whileBarred: true,
  about: 'Deposits that were ordered, the newest first.',
  request: {
    query: Type.Object(
      {
        status: Type.Optional(DepositStatus),
        startDate: Type.Optional(Day),
        endDate: Type.Optional(Day),
        ...pages,
      },
      closed,
    ),
  },
  reply: Type.Object({ list: Type.Array(Type.Object(order, closed)), ...paging }, closed),
  errors: [],
});

const ofOrder = { params: Type.Object({ kindOrId: Id }, closed) };

export const depositOrder = endpoint(cashierRoutes, 'depositOrder', {
  id: 'W09',
  caller: 'member',
  whileBarred: true,
  about: 'One deposit, with all that has come of it.',
  request: ofOrder,
  reply: DepositOrder,
  errors: ['order.missing'],
});

export const cancelDeposit = endpoint(cashierRoutes, 'cancelDeposit', {
  id: 'W09.cancel',
  caller: 'player',
  whileBarred: true,
  about: 'Asks to cancel a deposit that nobody has paid; what came first is in the answer.',
  request: ofOrder,
  reply: DepositOrder,
  errors: ['order.missing', 'order.final'],
});

export const depositSent = endpoint(cashierRoutes, 'depositSent', {
  id: 'W09.sent',
  caller: 'player',
  about:
    'Says that money was sent by hand, with the name of whoever sent it and a picture of the slip, where there is one. Said again it takes the place of what was said before.',
  bodyType: 'multipart',
  files: 1,
  sealsFiles: true,
  request: {
    ...ofOrder,
    body: Type.Object({ sender: Type.Optional(Text(80, 2)) }, closed),
  },
  reply: DepositOrder,
  errors: ['order.missing', 'order.final', 'upload.invalid'],
});
