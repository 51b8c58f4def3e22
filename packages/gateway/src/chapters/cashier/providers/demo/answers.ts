import { Unclear } from '../../../../kernel/providers/wire.ts';
import { Type, type Static, type TSchema } from 'typebox';
import { Check } from 'typebox/value';
import {
  type CardFunding,
  type Fact,
  type FailReason,
  type PayAction,
  type ProviderMovement,
  type Stage,
} from '../port.ts';

const time = Type.String({ pattern: String.raw`^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$` });
const text = Type.String({ minLength: 1, maxLength: 500 });
const maybeText = Type.Union([Type.String({ maxLength: 500 }), Type.Null()]);
/** A number with a point, or in quotes, is none: it is not read as one. */
const amount = Type.BigInt({ exclusiveMinimum: 0n });
const currency = Type.String({ pattern: '^[A-Z]{3}$' });

const movementSchema = Type.Object({
  id: text,
  kind: Type.Enum(['capture', 'refund', 'chargeback', 'won', 'payout', 'return']),
  amount,
  currency,
  of: Type.Optional(text),
  payer: Type.Object({ name: maybeText, last4: maybeText }),
  funding: Type.Optional(text),
  at: time,
});

const orderSchema = Type.Object({
  id: text,
  reference: text,
  method: text,
  amount,
  currency,
  status: text,
  reason: maybeText,
  movements: Type.Array(movementSchema),
  expires_at: Type.Optional(time),
  as_of: time,
});

const lines = Type.Array(Type.Object({ label: text, value: text }));
const next = Type.Union([
  Type.Object({ type: Type.Literal('redirect'), url: text }),
  Type.Object({ type: Type.Literal('qr'), payload: text }),
  Type.Object({ type: Type.Literal('instructions'), lines }),
  Type.Null(),
]);
const paymentSchema = Type.Object({ ...orderSchema.properties, next, expires_at: time });

export type DemoOrder = Static<typeof orderSchema>;
export type DemoPayment = Static<typeof paymentSchema>;

function read<S extends TSchema>(schema: S, answer: unknown): Static<S> {
  if (!Check(schema, answer)) throw new Unclear('The answer is none that we understand.');
  return answer;
}

export const readOrder = (answer: unknown): DemoOrder => read(orderSchema, answer);
export const readPayment = (answer: unknown): DemoPayment => read(paymentSchema, answer);

export const readFound = (answer: unknown, name: 'payments' | 'payouts'): DemoOrder | undefined =>
  read(Type.Object({ [name]: Type.Array(orderSchema, { maxItems: 1 }) }), answer)[name]?.[0];

export const readMovementOrder = (answer: unknown): string =>
  read(Type.Object({ order: text }), answer).order;

const pageSchema = Type.Object({
  movements: Type.Array(movementSchema),
  next: Type.Union([Type.BigInt(), Type.Null()]),
});

export function readPage(answer: unknown): {
  readonly movements: readonly ProviderMovement[];
  readonly next: bigint | null;
} {
  const page = read(pageSchema, answer);
  return { movements: page.movements.map(movementFrom), next: page.next };
}

const stages = new Map<string, Stage>([
  ['requires_action', 'open'],
  ['processing', 'settling'],
  // A part has come, and more may: what came is in the movements.
  ['partially_paid', 'settling'],
  ['succeeded', 'finished'],
  ['failed', 'failed'],
  ['expired', 'expired'],
  ['canceled', 'cancelled'],
  ['returned', 'finished'],
]);

const reasons = new Map<string, FailReason>([
  ['declined', 'declined'],
  ['insufficient_funds', 'no_funds'],
  ['authentication_failed', 'authentication'],
  ['account_closed', 'account_closed'],
]);

/** A status that we do not know yet says that something goes on; only a person may say more. */
const stageOf = (status: string): Stage => stages.get(status) ?? 'settling';

/** Of a payout that was paid in part the rest was refused: nothing more will come of it. */
export const payoutFactFrom = (order: DemoOrder): Fact => ({
  ...factFrom(order),
  ...(order.status === 'partially_paid' && { stage: 'finished' }),
});

export function factFrom(order: DemoOrder): Fact {
  return {
    reference: order.reference,
    providerRef: order.id,
    stage: stageOf(order.status),
    movements: order.movements.map(movementFrom),
    ...(order.reason === null ? {} : { reason: reasons.get(order.reason) ?? 'other' }),
    ...(order.expires_at === undefined ? {} : { expiresAt: Date.parse(order.expires_at) }),
    asOf: Date.parse(order.as_of),
  };
}

const fundings = new Map<string, CardFunding>([
  ['debit', 'debit'],
  ['credit', 'credit'],
  ['prepaid', 'prepaid'],
]);

function movementFrom({
  of,
  payer,
  at,
  funding: told = '',
  ...same
}: Static<typeof movementSchema>): ProviderMovement {
  const funding = fundings.get(told);
  return {
    id: same.id,
    kind: same.kind,
    amount: same.amount,
    currency: same.currency,
    ...(of === undefined ? {} : { of }),
    payer: {
      ...(payer.name === null ? {} : { name: payer.name }),
      ...(payer.last4 === null ? {} : { last4: payer.last4 }),
    },
    ...(funding && { funding }),
    at: Date.parse(at),
  };
}

export function actionFrom(payment: DemoPayment): PayAction | undefined {
  const todo = payment.next;
  if (todo === null) return undefined;
  switch (todo.type) {
    case 'redirect':
      return { type: 'redirect', url: pageAddress(todo.url) };
    case 'qr':
      return { type: 'qr', payload: todo.payload, expiresAt: Date.parse(payment.expires_at) };
    case 'instructions':
      return {
        type: 'instructions',
        lines: todo.lines,
        // What a payer must not mistype comes last in every list of this provider.
        copy: todo.lines.at(-1)?.value ?? '',
      };
  }
}

function pageAddress(url: string): string {
  const address = URL.parse(url);
  if (!address || !/^https?:$/.test(address.protocol))
    throw new Unclear('The page has no address.');
  return address.href;
}
