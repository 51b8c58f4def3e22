import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startProvider, type ProviderProcess } from '@livery/demo-payments/testing/provider';
import { visit } from '@livery/demo-payments/testing/visitor';
import type { Browser } from '../browser/browser.ts';
import { send, type Answer } from '../browser/http.ts';
import type { TestGateway } from '../gateway.ts';
import { addPerson } from '../people.ts';

const keyOf = (merchant: string): string => `key-of-${merchant}`;
const RAILS = ['card', 'ewallet', 'qr', 'bank', 'crypto'] as const;
type Rail = (typeof RAILS)[number];

interface ToldHook {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Payer {
  readonly id: bigint;
  readonly account: string;
  readonly browser: Browser;
}

/** Merchants whose members pay in at the demo provider, which is a process of its own. */
export interface Counter {
  readonly provider: ProviderProcess;
  /** What the provider has told, as it came. */
  readonly hooks: readonly ToldHook[];
  addPayer(merchant?: string): Promise<Payer>;
  /** What becomes of the next payment, or payout. */
  choose(outcome: string, way?: 'in' | 'out', merchant?: string): Promise<void>;
  deposit(payer: Payer, rail: Rail, amount?: string, key?: string): ReturnType<typeof order>;
  /** While it is deaf, nothing that is told gets through. */
  isDeaf: boolean;
  /** A payment that no order of ours is for. */
  payStray(reference: string): Promise<void>;
  /** Whether the provider has taken it on. */
  hasPayout(reference: string): Promise<boolean>;
  /** Asks for a payout past the gateway, in minor units. */
  askPayout(reference: string, amount: number): Promise<void>;
  tell(hook: ToldHook, path?: string): Promise<Answer>;
  /** Time passes for both, and what happens in it happens. */
  pass(seconds: number): Promise<void>;
  stop(): Promise<void>;
}

const order = ({ browser }: Payer, rail: Rail, amount = '100.00', key: string = randomUUID()) =>
  browser.call('deposit', {
    params: { kindOrId: 'gateway' },
    body: { methodId: `of-tests-${rail}`, amount, expectedCredit: amount },
    headers: { 'idempotency-key': key },
  });

export async function openCounter(
  gateway: TestGateway,
  codes: readonly string[] = ['aurora'],
): Promise<Counter> {
  const hooks: ToldHook[] = [];
  const tell = ({ headers, body }: ToldHook, path = '/payment/v1/demo/aurora') =>
    send(gateway.port, {
      method: 'POST',
      path,
      headers: {
        ...(headers as Record<string, string>),
        'content-length': String(body.length),
        host: `hooks.localhost:${gateway.port}`,
      },
      body,
    });
  // Not every machine finds names of `.localhost`: the provider calls an address, and this the name.
  const relay = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { connection: _, 'transfer-encoding': __, ...headers } = request.headers;
      const hook = { headers, body: Buffer.concat(chunks) };
      hooks.push(hook);
      if (counter.isDeaf) {
        response.writeHead(503).end();
        return;
      }
      void tell(hook, `/payment/v1/demo${request.url ?? ''}`).then(
        ({ status }) => response.writeHead(status).end(),
        () => response.writeHead(502).end(),
      );
    });
  });
  await new Promise<void>((resolve) => {
    relay.listen(0, '127.0.0.1', resolve);
  });
  const { port } = relay.address() as AddressInfo;
  const secret = `whsec_${randomBytes(24).toString('base64')}`;
  const provider = await startProvider({
    merchants: codes.map((code) => ({
      code,
      name: code,
      key: keyOf(code),
      webhook: { url: `http://127.0.0.1:${port}/${code}`, secrets: [secret] },
    })),
  });
  for (const code of codes) {
    await gateway.operate(
      'act',
      'payments.connect',
      code,
      '--provider',
      'demo',
      '--address',
      provider.url(),
      '--api-key',
      keyOf(code),
      '--secret',
      secret,
    );
  }
  await gateway.db
    .insertInto('pay_method')
    .values(
      codes.flatMap((merchant) =>
        RAILS.map((rail) => ({
          merchant,
          id: `of-tests-${rail}`,
          kind: 'gateway' as const,
          rail,
          provider: 'demo',
          name: rail,
          least: 1_000n,
          most: 10_000_000n,
        })),
      ),
    )
    .execute();
  const counter: Counter = {
    provider,
    isDeaf: false,
    payStray: async (reference) => {
      const { ok } = await fetch(`${provider.url()}/v1/payments`, {
        method: 'POST',
        headers: { authorization: `Bearer ${keyOf('aurora')}`, 'idempotency-key': reference },
        body: JSON.stringify({
          reference,
          method: 'card',
          amount: 4_200,
          currency: 'PHP',
          metadata: { outcome: 'paid' },
        }),
      });
      if (!ok) throw new Error('the provider took no stray payment');
    },
    hasPayout: async (reference) => {
      const query = `reference=${encodeURIComponent(reference)}`;
      const headers = { authorization: `Bearer ${keyOf('aurora')}` };
      const answer = await fetch(`${provider.url()}/v1/payouts?${query}`, { headers });
      const { payouts } = (await answer.json()) as { payouts: readonly unknown[] };
      return payouts.length === 1;
    },
    askPayout: async (reference, amount) => {
      const { ok } = await fetch(`${provider.url()}/v1/payouts`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${keyOf('aurora')}`,
          'idempotency-key': `pay:${reference}`,
        },
        body: JSON.stringify({
          reference,
          method: 'bank',
          amount,
          currency: 'PHP',
          destination: { name: 'Nova Reyes', account: '700100200300' },
        }),
      });
      if (!ok) throw new Error('the provider took no payout');
    },
    hooks,
    addPayer: async (merchant = 'aurora') => {
      const { id, account } = await addPerson(gateway, { merchant });
      const browser = gateway.visit(merchant);
      await browser.login(account);
      await browser.call('answerPrompt', { body: { answer: 'declined' } });
      return { id, account, browser };
    },
    choose: async (outcome, way = 'in', merchant = 'aurora') => {
      const named = `${merchant}:${keyOf(merchant)}`;
      const authorization = `Basic ${Buffer.from(named).toString('base64')}`;
      const address = `http://pay.localhost:${provider.port()}/dashboard/next`;
      const form = { way, outcome };
      const { status } = await visit(address, { form, headers: { authorization } });
      if (status !== 303) throw new Error(`${outcome} was not chosen: ${status}`);
    },
    deposit: order,
    tell,
    pass: async (seconds) => {
      // The provider first: what it does meanwhile is done before anybody here looks again.
      await provider.forward(seconds);
      gateway.advance(seconds * 1000);
    },
    stop: async () => {
      await provider.stop();
      relay.closeAllConnections();
      await new Promise((resolve) => {
        relay.close(resolve);
      });
    },
  };
  return counter;
}
