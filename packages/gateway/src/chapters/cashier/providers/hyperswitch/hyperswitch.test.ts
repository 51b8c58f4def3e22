import { Unclear } from '../../../../kernel/providers/wire.ts';
import { createHmac, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { conformanceCases } from '../conformance/cases.ts';
import type {
  Disturbance,
  PaymentSituation,
  PayoutSituation,
  Rehearsal,
} from '../conformance/rehearsal.ts';
import { Declined, type PaymentProvider } from '../port.ts';
import { hyperswitch } from './adapter.ts';
import { paymentStage, payoutStage } from './statuses.ts';

type Json = Readonly<Record<string, unknown>>;

const documented = (name: string): Json =>
  JSON.parse(readFileSync(join(import.meta.dirname, `fixtures/${name}.json`), 'utf8')) as Json;

const answers = {
  payment: documented('payment'),
  attempt: documented('attempt'),
  refund: documented('refund'),
  dispute: documented('dispute'),
  payout: documented('payout'),
  errors: documented('errors'),
};

const API_KEY = 'snd_key';
const hashKeys = ['hash-key-of-today', 'hash-key-of-yesterday'] as const;
const phases = ['start', 'middle', 'end'] as const;
type Phase = (typeof phases)[number] | 'asked';

/** What its documentation says of a payment in a situation, as time goes on. */
function paymentIn(situation: PaymentSituation, phase: Phase, made: Json): Json {
  if (phase === 'asked' || situation === 'waits') return {};
  const failed = (code: string): Json => ({
    status: 'failed',
    error_code: 'x',
    unified_code: code,
  });
  if (situation === 'declined') return failed('UE_1000');
  if (situation === 'no_funds') return failed('UE_9000');
  if (situation === 'settling_then_paid' && phase === 'start') return { status: 'processing' };
  const card = { last4: '0002', card_holder_name: 'Ana Cruz' };
  const attempt = { ...answers.attempt, attempt_id: `${String(made['payment_id'])}_1` };
  const paid = {
    status: 'succeeded',
    amount_received: made['amount'],
    payment_method_data: { card },
    attempts: [{ ...attempt, attempt_id: 'first', status: 'failure' }, attempt],
  };
  if (situation !== 'charged_back_and_won' || phase === 'start') return paid;
  return { ...paid, disputes: [disputeIn(phase, made)] };
}

const disputeIn = (phase: Phase, made: Json): Json => ({
  ...answers.dispute,
  dispute_id: `dp_${String(made['payment_id'])}`,
  amount: String(made['amount']),
  currency: made['currency'],
  dispute_status: phase === 'end' ? 'dispute_won' : 'dispute_opened',
});

function payoutIn(situation: PayoutSituation, phase: Phase): Json {
  if (phase === 'asked') return {};
  if (situation === 'refused')
    return { status: 'failed', error_code: 'x', unified_code: 'UE_2000' };
  return { status: situation === 'returned' && phase === 'end' ? 'reversed' : 'success' };
}

interface Kept {
  readonly made: Json;
  readonly situation: PaymentSituation | PayoutSituation;
  readonly from: number;
}

/** Answers as the documentation has them; what was asked is kept, so that one thing follows from another. */
class Recorder {
  readonly kept = new Map<string, Kept>();
  readonly refunds: Json[] = [];
  readonly cancelled = new Set<string>();
  next: PaymentSituation | PayoutSituation = 'waits';
  clock = 0;

  answer(method: string, path: string, body: Json): readonly [status: number, value: Json] {
    const [, noun = '', id = '', verb = ''] = path.split('/');
    if (method === 'POST' && verb === 'cancel') return this.cancel(id);
    if (path === '/payments') return this.make('payment', String(body['payment_id']), body);
    if (path === '/payouts/create') return this.make('payout', String(body['payout_id']), body);
    if (path === '/refunds') return this.refund(body);
    const kept = this.kept.get(noun === 'disputes' ? id.replace('dp_', '') : id);
    if (!kept) return refuse(404, 'missing');
    if (noun === 'disputes') return [200, disputeIn(this.phase(kept), kept.made)];
    return [200, this.now(id, kept)];
  }

  private phase({ from }: Kept): Phase {
    return this.clock === from ? 'asked' : (phases[this.clock - from - 1] ?? 'end');
  }

  private now(id: string, kept: Kept): Json {
    const { made, situation } = kept;
    if (id.startsWith('out_')) {
      return { ...made, ...payoutIn(situation as PayoutSituation, this.phase(kept)) };
    }
    if (this.cancelled.has(id)) return { ...made, status: 'cancelled' };
    const refunds = this.refunds.filter((one) => one['payment_id'] === id);
    return {
      ...made,
      ...paymentIn(situation as PaymentSituation, this.phase(kept), made),
      refunds: refunds.length > 0 ? refunds : null,
    };
  }

  private make(kind: 'payment' | 'payout', id: string, body: Json): readonly [number, Json] {
    if (this.kept.has(id)) return refuse(400, 'duplicate');
    if (body['currency'] === 'XXX') return refuse(400, 'invalid');
    const { amount, currency, metadata } = body;
    const expires_on = new Date(Date.now() + 900_000).toISOString();
    const made = { ...answers[kind], [`${kind}_id`]: id, amount, currency, metadata, expires_on };
    this.kept.set(id, { made, situation: this.next, from: this.clock });
    return this.next === 'error_but_accepted' ? refuse(500, 'broken') : [200, made];
  }

  private cancel(id: string): readonly [number, Json] {
    const kept = this.kept.get(id);
    if (!kept) return refuse(404, 'missing');
    if (this.now(id, kept)['status'] !== 'requires_payment_method') return refuse(400, 'too_late');
    this.cancelled.add(id);
    return [200, this.now(id, kept)];
  }

  private refund(body: Json): readonly [number, Json] {
    const made = { ...answers.refund, ...body };
    if (this.refunds.some((one) => one['refund_id'] === body['refund_id'])) {
      return refuse(400, 'duplicate');
    }
    const payment = this.kept.get(String(body['payment_id']))?.made;
    const back = this.refunds
      .filter((one) => one['payment_id'] === body['payment_id'])
      .reduce((sum, one) => sum + Number(one['amount']), 0);
    if (back + Number(body['amount']) > Number(payment?.['amount'])) return refuse(400, 'too_much');
    this.refunds.push({ ...made, currency: payment?.['currency'] });
    return [200, made];
  }
}

const refuse = (status: number, name: string): readonly [number, Json] => [
  status,
  { error: answers.errors[name] },
];

let recorder = new Recorder();
let server: Server;
let address: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    void respond(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  recorder = new Recorder();
});
afterAll(() => server.close());

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await bodyOf(request);
  const isKnown = request.headers['api-key'] === API_KEY;
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const [status, value] = isKnown
    ? recorder.answer(request.method ?? '', pathname, body)
    : refuse(401, 'unauthorized');
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(value));
}

async function bodyOf(request: IncomingMessage): Promise<Json> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text === '' ? {} : (JSON.parse(text) as Json);
}

type Fetch = typeof fetch;

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

const connect = (options: Partial<Parameters<typeof hyperswitch>[0]> = {}): PaymentProvider =>
  hyperswitch({ address, apiKey: API_KEY, hashKeys, methods: { card: ['credit'] }, ...options });

const page = () => '<!doctype html><title>Forbidden</title>';

const disturbances: Readonly<Record<Disturbance, () => PaymentProvider>> = {
  wrong_key: () => connect({ apiKey: 'snd_nobody' }),
  not_reached: () => connect({ fetch: () => Promise.reject(new TypeError('fetch failed')) }),
  silent: () => connect({ fetch: silent, patience: 50 }),
  page_for_an_answer: () => connect({ fetch: changed(page, 200) }),
  page_for_a_refusal: () => connect({ fetch: changed(page, 403) }),
  cut_answer: () => connect({ fetch: changed((text) => text.slice(0, text.length / 2)) }),
  other_amount: () => connect({ fetch: changed((text) => text.replace('50001', '50002')) }),
  broken_amount: () =>
    connect({ fetch: changed((text) => text.replace('_received":50001', '_received":50001.5')) }),
  unknown_status: () =>
    connect({ fetch: changed((text) => text.replace('requires_payment_method', 'on_a_walk')) }),
};

const money = () => ({ reference: `D-${randomUUID()}`, amount: 50_001n, currency: 'EUR' });

const newsOf = (content: Json, key: string = hashKeys[0]) => {
  const raw = Buffer.from(
    JSON.stringify({
      merchant_id: 'merchant_1700000000',
      event_id: 'evt_0190',
      event_type: 'payment_succeeded',
      content,
      timestamp: '2026-11-28T16:00:00.000Z',
    }),
  );
  const signature = createHmac('sha512', key).update(raw).digest('hex');
  return { raw, headers: new Headers({ 'x-webhook-signature-512': signature }) };
};

const rehearse = (): Rehearsal => ({
  provider: connect(),
  disturbed: (disturbance) => disturbances[disturbance](),
  order: (situation) => {
    recorder.next = situation;
    const returnUrl = 'https://aurora.example/m/order';
    return Promise.resolve({ ...money(), rail: 'card', payer: { name: 'Ana Cruz' }, returnUrl });
  },
  payout: (situation) => {
    recorder.next = situation;
    const to = { name: 'Ana Cruz', account: 'DE89370400440532013000' };
    return Promise.resolve({ ...money(), rail: 'bank', to });
  },
  pass: (until) => {
    recorder.clock += until === 'end' ? 3 : 1;
    // What happens at once has happened by halfway.
    if (until === 'middle') recorder.clock += 1;
    return Promise.resolve();
  },
  news: (reference) => {
    const object = { ...answers.payment, status: 'succeeded', metadata: { reference } };
    return Promise.resolve(newsOf({ type: 'payment_details', object }));
  },
  withSecrets: {
    each: hashKeys.map((key) => connect({ hashKeys: [key, hashKeys[0]] })),
    none: connect({ hashKeys: ['hash-key-of-nobody'] }),
  },
  signedBy: ['x-webhook-signature-512'],
  isTimed: false,
  dayOf: (at) => new Date(at).toISOString().slice(0, 10),
});

/** What its API does not have, or says in words of the connector behind it. */
const untried: Readonly<Record<string, string>> = {
  'read.refused': 'one word for all reasons of a payer’s bank',
  'read.parts': 'a payment is paid in one piece',
  'read.more': 'a payment is paid once',
  'read.late': 'nothing is said of money that comes after the end',
  'pay.refused': 'no word for an account that is closed',
  'pay.in-part': 'a payout is paid in one piece',
  settled: 'the lists of a day are the connectors’',
};

const tried = conformanceCases.filter(({ id }) => !(id in untried));

describe('the adapter of Hyperswitch, against what is documented', () => {
  it.each(tried.map((one) => [one.id, one.tried, one.seen, one] as const))(
    '%s: %s – %s',
    async (_, __, ___, { run }) => {
      await expect(run(rehearse())).resolves.toBeUndefined();
    },
  );

  it('is spared seven cases of the thirty, and no other', () => {
    expect(tried).toHaveLength(23);
    const ids = new Set(conformanceCases.map(({ id }) => id));
    expect(Object.keys(untried).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('says of a failed payment and a failed payout that no money moved', async () => {
    const { order, payout, provider, pass } = rehearse();
    const reasons: unknown[] = [];
    for (const situation of ['declined', 'no_funds'] as const) {
      const asked = await order(situation);
      await provider.open(asked);
      await pass('end');
      const fact = await provider.read(asked.reference, 'in');
      reasons.push([fact?.stage, fact?.reason, fact?.movements]);
    }
    const asked = await payout('refused');
    await provider.pay(asked);
    await pass('end');
    const fact = await provider.read(asked.reference, 'out');
    reasons.push([fact?.stage, fact?.reason, fact?.movements]);
    expect(reasons).toEqual([
      ['failed', 'declined', []],
      ['failed', 'other', []],
      ['failed', 'other', []],
    ]);
  });

  it('credits nothing where attempts do not make up what was received', async () => {
    const { order, provider, pass } = rehearse();
    const asked = await order('paid');
    await provider.open(asked);
    await pass('end');
    const lying = connect({ fetch: changed((text) => text.replace('"charged"', '"pending"')) });
    await expect(lying.read(asked.reference, 'in')).rejects.toBeInstanceOf(Unclear);
  });

  it.each([
    ['"CREDIT"', 'credit'],
    ['"Charge Card"', 'credit'],
    ['"DEBIT"', 'debit'],
    ['"prepaid"', 'prepaid'],
    ['"a word of tomorrow"', undefined],
    ['null', undefined],
  ])('tells of a card of the type %s that it is paid from %s', async (type, funding) => {
    const { order, provider, pass } = rehearse();
    const asked = await order('paid');
    await provider.open(asked);
    await pass('end');
    const told = changed((text) => text.replace('"last4":', `"card_type":${type},"last4":`));
    const fact = await connect({ fetch: told }).read(asked.reference, 'in');
    expect(fact?.movements.map((one) => one.funding)).toEqual([funding]);
  });

  it('takes a connector’s error for no answer, as it came after the connector was asked', async () => {
    const { payout } = rehearse();
    const text = '{"error":{"type":"connector","code":"CE_01","message":"Payment failed"}}';
    const broken = connect({ fetch: changed(() => text, 400) });
    await expect(broken.pay(await payout('paid'))).rejects.toBeInstanceOf(Unclear);
    const refused = connect({ fetch: changed(() => text.replace('CE_01', 'IR_05'), 400) });
    await expect(refused.pay(await payout('paid'))).rejects.toBeInstanceOf(Declined);
  });

  it('takes nothing for lost while a bank only asks', async () => {
    const { order, provider, pass } = rehearse();
    const asked = await order('charged_back_and_won');
    await provider.open(asked);
    await pass('middle');
    const early = connect({
      fetch: changed((text) =>
        text.replaceAll('"dispute_stage":"dispute"', '"dispute_stage":"pre_dispute"'),
      ),
    });
    const fact = await early.read(asked.reference, 'in');
    expect(fact?.movements.map(({ kind }) => kind)).toEqual(['capture']);
  });

  it('names the order of news by our reference, or by its own id where it knows no other', () => {
    const { provider } = rehearse();
    const dispute = newsOf({ type: 'dispute_details', object: answers.dispute });
    expect(provider.verify(dispute.raw, dispute.headers, 0)).toEqual({
      id: 'evt_0190',
      way: 'in',
      providerRef: answers.dispute['payment_id'],
    });
    const payout = newsOf({ type: 'payout_details', object: answers.payout });
    expect(provider.verify(payout.raw, payout.headers, 0)?.way).toBe('out');
  });

  it('knows every documented status, and takes no other for an end', () => {
    const ends = ['succeeded', 'partially_captured', 'failed', 'cancelled', 'expired'];
    expect(ends.map(paymentStage)).toEqual([
      'finished',
      'finished',
      'failed',
      'cancelled',
      'expired',
    ]);
    expect(['review', 'conflicted', 'new_word'].map(paymentStage)).toEqual(
      Array(3).fill('settling'),
    );
    expect(['success', 'reversed', 'ineligible', 'pending', 'new_word'].map(payoutStage)).toEqual([
      'finished',
      'finished',
      'failed',
      'settling',
      'settling',
    ]);
  });
});
