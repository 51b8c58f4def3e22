import {
  type Body,
  type Endpoint,
  type EndpointName,
  endpoints,
  type Envelope,
  envelopeOf,
  type Payload,
  type Query,
  type Reply,
} from '@livery/contract';
import { CompactEncrypt, importJWK, type CompactJWEHeaderParameters } from 'jose';
import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { Type, type TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { DEMO_PASSWORD } from '@livery/demo';
import { writeBody } from './bodies.ts';
import { send, type Answer, type Sent } from './http.ts';

export interface Called<T> extends Answer {
  readonly envelope: Envelope<T>;
}

export interface Asked<N extends EndpointName> {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Query<N> | Readonly<Record<string, unknown>>;
  readonly body?: Body<N> | object;
  /** Sealed as the app would seal it. */
  readonly payload?: Payload<N> | object;
  /** Pictures of a multipart body. */
  readonly files?: readonly Buffer[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** Of all browsers, as behind one proxy: a connection for each request costs as much as the request. */
const kept = new Agent({ keepAlive: true });

/** Of all browsers, as one leaves: a gateway that stops waits a quarter of a second for a line that is silent. */
export function hangUp(): void {
  for (const sockets of Object.values(kept.freeSockets))
    for (const socket of sockets ?? []) socket.destroy();
}

/** A browser on one merchant's site: keeps cookies, sends what the app would send. */
export class Browser {
  /** Another where the gateway was started again. */
  port: number;
  readonly merchant: string;
  readonly now: () => number;
  readonly cookies = new Map<string, string>();
  token: string | undefined;
  /** Where no proxy is believed: the address of this machine that it sends from. */
  from: string | undefined;
  /** Each browser has an address of its own, so that limits do not mix. */
  address = `10.${byte()}.${byte()}.${byte()}`;

  constructor(port: number, merchant: string, now: () => number) {
    this.port = port;
    this.merchant = merchant;
    this.now = now;
  }

  get host(): string {
    return `${this.merchant}.localhost:${this.port}`;
  }

  async send(sent: Sent): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await send(this.port, {
      agent: kept,
      ...sent,
      ...(this.from === undefined ? {} : { from: this.from }),
      headers: {
        host: this.host,
        merchant: this.merchant,
        'x-forwarded-for': this.address,
        ...(cookie === '' ? {} : { cookie }),
        ...(this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }),
        ...sent.headers,
      },
    });
    for (const line of answer.headers['set-cookie'] ?? []) this.keep(line);
    return answer;
  }

  /** Calls by name and holds every answer against the contract. */
  async call<N extends EndpointName>(name: N, asked: Asked<N> = {}): Promise<Called<Reply<N>>> {
    const endpoint: Endpoint = endpoints[name];
    const query = new URLSearchParams(
      Object.entries(asked.query ?? {}).map(([key, value]) => [key, String(value)]),
    );
    const path = endpoint.path.replaceAll(/:(\w+)/g, (_, key: string) =>
      encodeURIComponent(asked.params?.[key] ?? ''),
    );
    const sealed =
      asked.payload === undefined ? asked : await this.sealFor(endpoint, asked.payload);
    const { headers, ...written } = writeBody(
      endpoint,
      sealed.body as object | undefined,
      asked.files,
    );
    const answer = await this.send({
      method: endpoint.method,
      path: query.size === 0 ? path : `${path}?${query}`,
      headers: {
        ...headers,
        ...sealed.headers,
        ...(endpoint.idempotent ? { 'idempotency-key': randomUUID() } : {}),
        ...asked.headers,
      },
      ...written,
    });
    return { ...answer, envelope: readEnvelope(endpoint, answer) as Envelope<Reply<N>> };
  }

  private sealFor({ method, path }: Endpoint, payload: unknown) {
    return this.seal(payload, { htm: method, htu: path });
  }

  /** Encrypts as the app does; `header` and `kid` let a test do it wrongly. */
  async seal(payload: unknown, header: Partial<CompactJWEHeaderParameters> = {}) {
    const { envelope } = await this.call('sessionKey');
    const key = envelope.value;
    if (key === null) throw new Error('no key was handed out');
    const data = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
      .setProtectedHeader({
        alg: 'ECDH-ES',
        enc: 'A256GCM',
        kid: key.kid,
        typ: 'JWE',
        iat: Math.floor(this.now() / 1000),
        jti: randomUUID(),
        htm: 'POST',
        htu: '/wps/session/login',
        mch: this.merchant,
        ...header,
      })
      .encrypt(await importJWK(key.jwk, 'ECDH-ES'));
    return { body: { data }, headers: { encryption: `jwe;kid=${key.kid}` } };
  }

  async login(
    username: string,
    password: string = DEMO_PASSWORD,
    more: Partial<Payload<'login'>> = {},
  ): Promise<Called<Reply<'login'>>> {
    const sealed = await this.seal({ type: 'username', username, password, ...more });
    const called = await this.call('login', sealed);
    if (called.envelope.success) this.token = called.envelope.value?.token;
    return called;
  }

  private keep(line: string): void {
    const [pair = ''] = line.split(';');
    const [name = '', value = ''] = pair.split('=');
    if (value === '' || /expires=thu, 01 jan 1970/i.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

function byte(): number {
  return Math.floor(Math.random() * 256);
}

/** Compiled when an endpoint first answers so: thousands of answers are held against some hundred schemas. */
function answersWith(valueOf: (endpoint: Endpoint) => TSchema) {
  const known = new Map<Endpoint, Validator>();
  return (endpoint: Endpoint): Validator => {
    const validator = known.get(endpoint) ?? Compile(envelopeOf(valueOf(endpoint)));
    known.set(endpoint, validator);
    return validator;
  };
}

const goodAnswer = answersWith(({ reply }) => reply);
const badAnswer = answersWith(({ failure }) => failure ?? Type.Unknown());

function readEnvelope(endpoint: Endpoint, answer: Answer): unknown {
  // A sheet stands in no envelope: whoever wants it reads the text.
  if (endpoint.sheet === true && answer.status === 200) return { success: true, value: null };
  const envelope: unknown = JSON.parse(answer.text);
  const isGood = answer.status === 200;
  const validator = isGood ? goodAnswer(endpoint) : badAnswer(endpoint);
  if (!validator.Check(envelope) || (envelope as Envelope<unknown>).success !== isGood) {
    throw new Error(`${endpoint.name} answered outside of the contract: ${answer.text}`);
  }
  return envelope;
}
