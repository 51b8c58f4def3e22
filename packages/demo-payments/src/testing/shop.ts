import { randomBytes, randomUUID } from 'node:crypto';
import { startProvider, type ProviderProcess } from './provider.ts';
import { startReceiver, type Receiver } from './receiver.ts';

/** What the API says of an order, as far as tests look at it. */
export interface SeenOrder {
  readonly id: string;
  readonly reference: string;
  readonly amount: number;
  readonly status: string;
  readonly reason: string | null;
  readonly next: { readonly type: string; readonly url: string } | null;
  readonly movements: readonly SeenMovement[];
}

interface SeenMovement {
  readonly id: string;
  readonly kind: string;
  readonly amount: number;
  readonly of?: string;
}

export interface SeenReply {
  readonly status: number;
  readonly order: SeenOrder;
  readonly json: { readonly error?: { readonly code: string } };
}

type Request = Readonly<Record<string, unknown>>;

/** Two merchants with a provider between them, and one's end of the webhooks. */
export interface Shop {
  readonly provider: ProviderProcess;
  readonly receiver: Receiver;
  readonly secrets: readonly string[];
  pay(request: Request, key?: string): Promise<SeenReply>;
  payOut(request: Request, key?: string): Promise<SeenReply>;
  post(path: string, request: unknown, options?: PostOptions): Promise<SeenReply>;
  get<T>(path: string, bearer?: string): Promise<{ readonly status: number; readonly json: T }>;
  read(way: 'payments' | 'payouts', reference: string): Promise<SeenOrder | undefined>;
  stop(): Promise<void>;
}

interface PostOptions {
  readonly key?: string;
  readonly bearer?: string;
  readonly signal?: AbortSignal;
}

export const OWN_KEY = 'key-of-aurora';
export const OTHER_KEY = 'key-of-noir';
export const newReference = (): string => `D-${randomUUID()}`;
const newSecret = (): string => `whsec_${randomBytes(24).toString('base64')}`;

export async function openShop(environment: Readonly<Record<string, string>> = {}): Promise<Shop> {
  const receiver = await startReceiver();
  const secrets = [newSecret(), newSecret()];
  const webhook = { url: receiver.url, secrets };
  const merchants = [
    { code: 'aurora', name: 'Aurora <b>&', key: OWN_KEY, webhook },
    { code: 'noir', name: 'Noir', key: OTHER_KEY, webhook: { ...webhook, secrets: [newSecret()] } },
  ];
  const provider = await startProvider({ merchants, environment });
  const post: Shop['post'] = async (path, request, options = {}) => {
    const { key = randomUUID(), bearer = OWN_KEY, signal } = options;
    const response = await fetch(provider.url() + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}`, 'idempotency-key': key },
      body: typeof request === 'string' ? request : JSON.stringify(request),
      ...(signal ? { signal } : {}),
    });
    const json = (await response.json()) as SeenOrder & SeenReply['json'];
    return { status: response.status, order: json, json };
  };
  const get: Shop['get'] = async <T>(path: string, bearer = OWN_KEY) => {
    const headers = { authorization: `Bearer ${bearer}` };
    const response = await fetch(provider.url() + path, { headers });
    return { status: response.status, json: (await response.json()) as T };
  };
  return {
    provider,
    receiver,
    secrets,
    post,
    get,
    pay: (request, key = randomUUID()) =>
      post('/v1/payments', { ...somePayment(), ...request }, { key }),
    payOut: (request, key = randomUUID()) =>
      post('/v1/payouts', { ...somePayout(), ...request }, { key }),
    read: async (way, reference) => {
      const { json } = await get<Readonly<Record<string, readonly SeenOrder[]>>>(
        `/v1/${way}?reference=${reference}`,
      );
      return json[way]?.[0];
    },
    stop: async () => {
      await provider.stop();
      await receiver.stop();
    },
  };
}

export const somePayment = () => ({
  reference: newReference(),
  method: 'card',
  amount: 50_001,
  currency: 'PHP',
});

const somePayout = () => ({
  ...somePayment(),
  method: 'bank',
  destination: { name: 'Ana Cruz', account: '0012345678' },
});
