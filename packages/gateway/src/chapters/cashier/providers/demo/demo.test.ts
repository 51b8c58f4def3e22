import { Unclear } from '../../../../kernel/providers/wire.ts';
import { randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProvider, type ProviderProcess } from '@livery/demo-payments/testing/provider';
import { startReceiver, type Receiver } from '@livery/demo-payments/testing/receiver';
import { visit } from '@livery/demo-payments/testing/visitor';
import type { ConformanceCase } from '../conformance/case.ts';
import { conformanceCases } from '../conformance/cases.ts';
import type {
  Disturbance,
  PaymentSituation,
  PayoutSituation,
  Rehearsal,
} from '../conformance/rehearsal.ts';
import {
  Declined,
  type Fact,
  type PaymentProvider,
  type PaymentRail,
  type ProviderMovement,
} from '../port.ts';
import { demoProvider } from './adapter.ts';

const KEY = 'key-of-aurora';
const newSecret = (): string => `whsec_${randomBytes(24).toString('base64')}`;
const secrets = [newSecret(), newSecret()] as const;

let receiver: Receiver;
let other: ProviderProcess;
let nowhere: string;

beforeAll(async () => {
  receiver = await startReceiver();
  const webhook = { url: receiver.url, secrets };
  other = await startProvider({
    merchants: [{ code: 'aurora', name: 'Aurora', key: KEY, webhook }],
  });
  nowhere = await addressOfNobody();
});
afterAll(async () => {
  await other.stop();
  await receiver.stop();
});

async function addressOfNobody(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return `http://127.0.0.1:${port}`;
}

/** What the provider calls it, and a way to pay along which it can happen. */
const payments: Readonly<Record<PaymentSituation, readonly [outcome: string, PaymentRail]>> = {
  waits: ['', 'card'],
  paid: ['paid', 'ewallet'],
  settling_then_paid: ['settling_then_paid', 'crypto'],
  declined: ['declined', 'card'],
  no_funds: ['no_funds', 'ewallet'],
  half_then_rest: ['half_then_rest', 'bank'],
  too_much: ['too_much', 'crypto'],
  paid_twice: ['paid_twice', 'qr'],
  paid_after_expiry: ['paid_after_expiry', 'qr'],
  charged_back_and_won: ['chargeback_won', 'card'],
  error_but_accepted: ['answer_500', 'card'],
};
const payouts: Readonly<Record<PayoutSituation, string>> = {
  paid: 'payout_paid',
  refused: 'payout_refused',
  in_part: 'payout_in_part',
  returned: 'payout_returned',
};

const seconds = { start: 0, middle: 70, end: 1000 } as const;

/** A merchant's person chooses it on the provider's own page. */
async function chooseNext(way: 'in' | 'out', outcome: string): Promise<void> {
  const authorization = `Basic ${Buffer.from(`aurora:${KEY}`).toString('base64')}`;
  const address = `http://pay.localhost:${other.port()}/dashboard/next`;
  const { status } = await visit(address, { form: { way, outcome }, headers: { authorization } });
  expect(status).toBe(303);
}

const money = () => ({ reference: `D-${randomUUID()}`, amount: 50_001n, currency: 'PHP' });

type Fetch = typeof fetch;

/** The provider's answer, changed on its way. */
const changed =
  (change: (text: string) => string, status?: number): Fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    return new Response(change(await response.text()), { status: status ?? response.status });
  };

/** The request arrives and is answered, and nothing of that comes back. */
const silent: Fetch = async (input, init) => {
  const { signal, ...rest } = init ?? {};
  await fetch(input, rest);
  return new Promise((_, reject) => {
    const giveUp = () => reject(signal?.reason as Error);
    if (signal?.aborted) giveUp();
    signal?.addEventListener('abort', giveUp);
  });
};

const page = () => '<!doctype html><title>Forbidden</title>';

const connect = (options: Partial<Parameters<typeof demoProvider>[0]> = {}): PaymentProvider =>
  demoProvider({ address: other.url(), key: KEY, secrets, ...options });

function disturbed(disturbance: Disturbance): PaymentProvider {
  switch (disturbance) {
    case 'wrong_key':
      return connect({ key: 'key-of-nobody' });
    case 'not_reached':
      return connect({ address: nowhere });
    case 'silent':
      return connect({ fetch: silent, patience: 50 });
    case 'page_for_an_answer':
      return connect({ fetch: changed(page, 200) });
    case 'page_for_a_refusal':
      return connect({ fetch: changed(page, 403) });
    case 'cut_answer':
      return connect({ fetch: changed((text) => text.slice(0, text.length / 2)) });
    case 'other_amount':
      return connect({
        fetch: changed((text) => text.replace('"amount":50001', '"amount":50002')),
      });
    case 'broken_amount':
      return connect({
        fetch: changed((text) => text.replace(/("kind":"capture","amount":)50001/, '$150001.0')),
      });
    case 'unknown_status':
      return connect({
        fetch: changed((text) => text.replace('"requires_action"', '"on_a_walk"')),
      });
  }
}

type Fault = (provider: PaymentProvider) => PaymentProvider;

const rehearse = (fault: Fault = (provider) => provider): Rehearsal => ({
  provider: fault(connect()),
  disturbed: (disturbance) => fault(disturbed(disturbance)),
  order: async (situation) => {
    const [outcome, rail] = payments[situation];
    await chooseNext('in', outcome);
    const returnUrl = 'http://aurora.localhost:4000/m/order';
    return { ...money(), rail, payer: { name: 'Ana Cruz' }, returnUrl };
  },
  payout: async (situation) => {
    await chooseNext('out', payouts[situation]);
    return { ...money(), rail: 'bank', to: { name: 'Ana Cruz', account: '0012345678' } };
  },
  pass: (until) => other.forward(seconds[until]),
  news: (reference) => {
    const hook = receiver.hooks.find(({ body }) => body.includes(reference));
    if (!hook) throw new Error(`Nothing was told of ${reference}.`);
    const headers = new Headers(hook.headers as Record<string, string>);
    return Promise.resolve({ raw: Buffer.from(hook.body), headers });
  },
  withSecrets: {
    each: secrets.map((secret) => fault(connect({ secrets: [secret] }))),
    none: fault(connect({ secrets: [newSecret()] })),
  },
  signedBy: ['webhook-id', 'webhook-timestamp', 'webhook-signature'],
  isTimed: true,
  dayOf: (at) => new Date(at).toISOString().slice(0, 10),
});

describe('the adapter of the demo provider', () => {
  it.each(conformanceCases.map((one) => [one.id, one.tried, one.seen, one] as const))(
    '%s: %s – %s',
    async (_, __, ___, { run }) => {
      await expect(run(rehearse())).resolves.toBeUndefined();
    },
  );

  it('is asked in 30 cases, each with a name of its own', () => {
    expect(conformanceCases).toHaveLength(30);
    expect(new Set(conformanceCases.map(({ id }) => id)).size).toBe(30);
  });
});

const withFacts =
  (change: (fact: Fact) => Fact): Fault =>
  (provider) => ({
    ...provider,
    open: async (order) => {
      const opening = await provider.open(order);
      return { ...opening, fact: change(opening.fact) };
    },
    read: async (reference, way) => {
      const fact = await provider.read(reference, way);
      return fact && change(fact);
    },
    cancel: async (reference) => change(await provider.cancel(reference)),
    sendBack: async (...asked) => change(await provider.sendBack(...asked)),
    pay: async (payout) => change(await provider.pay(payout)),
  });

const withMovements = (change: (one: ProviderMovement, at: number) => ProviderMovement): Fault =>
  withFacts((fact) => ({ ...fact, movements: fact.movements.map(change) }));

const throwing =
  (change: (error: unknown) => Error): Fault =>
  (provider) => {
    const rethrow = (error: unknown): never => {
      throw change(error);
    };
    return {
      ...provider,
      open: (order) => provider.open(order).catch(rethrow),
      read: (reference, way) => provider.read(reference, way).catch(rethrow),
      sendBack: (...asked) => provider.sendBack(...asked).catch(rethrow),
      pay: (payout) => provider.pay(payout).catch(rethrow),
    };
  };

/** Adapters as somebody may write them in a hurry, and some cases that have to find them out. */
const faults: readonly (readonly [words: string, fault: Fault, cases: string])[] = [
  [
    'takes every error for a no',
    throwing(() => new Declined('other', 'No.')),
    'open.wrong-key open.not-reached open.error open.silence open.page open.amount pay.silence',
  ],
  [
    'takes a no for no answer',
    throwing(() => new Unclear('Who knows.')),
    'open.refused open.wrong-key send-back',
  ],
  [
    'credits by the order, not by the movement',
    withMovements((one) => ({ ...one, id: 'one' })),
    'read.parts read.more read.chargeback pay.returned',
  ],
  [
    'has new ids for each look',
    withMovements((one) => ({ ...one, id: randomUUID() })),
    'read.paid settled',
  ],
  [
    'rounds amounts',
    withMovements((one) => ({ ...one, amount: (one.amount / 10n) * 10n })),
    'read.settling read.late',
  ],
  [
    'sees no movements',
    withFacts((fact) => ({ ...fact, movements: [] })),
    'cancel.late pay.in-part',
  ],
  [
    'takes every end for a success',
    withFacts((fact) => ({ ...fact, stage: 'finished' })),
    'open.waits read.unknown-status cancel.open pay.refused',
  ],
  [
    'gives no reasons',
    withFacts(({ reference, providerRef, stage, movements, asOf }) => ({
      reference,
      providerRef,
      stage,
      movements,
      asOf,
    })),
    'read.refused',
  ],
  [
    'says nothing where it should fail',
    (provider) => ({
      ...provider,
      read: (reference, way) => provider.read(reference, way).catch(() => undefined),
    }),
    'read.broken-amount',
  ],
  [
    'asks under another name each time',
    (provider) => ({
      ...provider,
      open: (order) => provider.open({ ...order, reference: randomUUID() }),
      pay: (payout) => provider.pay({ ...payout, reference: randomUUID() }),
    }),
    'open.twice pay.paid',
  ],
  [
    'finds everything',
    (provider) => ({
      ...provider,
      read: async (reference, way) =>
        (await provider.read(reference, way)) ?? {
          reference,
          providerRef: 'x',
          stage: 'open',
          movements: [],
          asOf: 0,
        },
    }),
    'read.unknown',
  ],
  [
    'believes all news',
    (provider) => ({ ...provider, verify: () => ({ id: 'x', way: 'in', reference: 'x' }) }),
    'news.true news.false',
  ],
  [
    'lists a day twice',
    (provider) => ({
      ...provider,
      async *settled(day) {
        yield* provider.settled(day);
        yield* provider.settled(day);
      },
    }),
    'settled',
  ],
];

const runsOf = ({ run }: ConformanceCase, fault: Fault): Promise<string> =>
  run(rehearse(fault)).then(
    () => 'passed',
    () => 'failed',
  );

describe('an adapter that was written in a hurry', () => {
  const each = faults.flatMap(([words, fault, cases]) =>
    cases.split(' ').map((id) => [words, id, fault] as const),
  );

  it.each(each)('and %s is found out by %s', async (_, id, fault) => {
    const one = conformanceCases.find((known) => known.id === id);
    expect(one && (await runsOf(one, fault))).toBe('failed');
  });

  it('is found out by every case, in one fault or another', () => {
    const ids = new Set(each.map(([, id]) => id));
    expect(conformanceCases.map(({ id }) => id).filter((id) => !ids.has(id))).toEqual([]);
  });
});
