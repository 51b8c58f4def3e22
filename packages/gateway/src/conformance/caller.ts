import { createHmac } from 'node:crypto';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

/** A vendor's server, as a stranger would write one from the protocol's page alone. */
export interface VendorSide {
  /** Of the games' host: `https://games.example`. */
  readonly url: string;
  readonly merchant: string;
  readonly vendor: string;
  readonly secret: string;
}

export interface Heard {
  readonly status: number;
  /** As it came, for what must be the same word for word. */
  readonly text: string;
  /** Undefined where it was no JSON. */
  readonly told: Readonly<Record<string, unknown>> | undefined;
}

/** What is done otherwise than the protocol says, to see whether that is refused. */
export interface Wrongly {
  readonly headers?: Readonly<Record<string, string>>;
  /** Seconds that the clock is off. */
  readonly clock?: number;
  readonly signedBody?: string;
  readonly signedPath?: string;
}

export type CallAsVendor = (name: string, body: unknown, wrongly?: Wrongly) => Promise<Heard>;

export function createCaller({ url, merchant, vendor, secret }: VendorSide): CallAsVendor {
  return (name, body, { headers, clock = 0, signedBody, signedPath } = {}) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const path = `/provider/v1/${name}`;
    const timestamp = String(Math.floor(Date.now() / 1000) + clock);
    const hmac = createHmac('sha256', secret).update(`${timestamp}\n${signedPath ?? path}\n`);
    const signature = hmac.update(signedBody ?? text).digest('hex');
    return post(new URL(path, url), text, {
      'livery-merchant': merchant,
      'livery-vendor': vendor,
      'livery-timestamp': timestamp,
      'livery-signature': `v1=${signature}`,
      ...headers,
    });
  };
}

function post(url: URL, body: string, headers: Readonly<Record<string, string>>): Promise<Heard> {
  const bytes = Buffer.from(body);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      {
        method: 'POST',
        // Browsers find `*.localhost` on this machine by themselves; a system may not.
        ...(url.hostname.endsWith('.localhost') ? { hostname: '127.0.0.1' } : {}),
        headers: {
          host: url.host,
          'content-type': 'application/json',
          'content-length': String(bytes.length),
          ...headers,
        },
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('error', reject);
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          resolve({ status: incoming.statusCode ?? 0, text, told: objectIn(text) });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(bytes);
  });
}

function objectIn(text: string): Heard['told'] {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
