import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createServer, request as ask, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { startProvider } from '../../../packages/demo-payments/src/testing/provider.ts';
import { visit } from '../../../packages/demo-payments/src/testing/visitor.ts';
import { platform } from './platform.ts';

const root = join(import.meta.dirname, '../../..');

/** The payment provider as a process of its own, and a merchant's account there. */
export interface Counter {
  /** What becomes of the next payment, before anybody is asked. */
  choose(outcome: string): Promise<void>;
  stop(): Promise<void>;
}

/** How many times quicker than in life the provider goes: a code that holds a minute holds two seconds. */
const SPEED = 30;

/** News for the gateway come to it by its own host, which not every machine finds by name. */
async function startRelay(code: string) {
  const relay = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { connection: _, 'transfer-encoding': __, ...headers } = request.headers;
      tell(code, headers, Buffer.concat(chunks)).then(
        (status) => response.writeHead(status).end(),
        () => response.writeHead(502).end(),
      );
    });
  });
  await new Promise<void>((resolve) => {
    relay.listen(0, '127.0.0.1', resolve);
  });
  return relay;
}

function tell(code: string, headers: IncomingHttpHeaders, body: Buffer): Promise<number> {
  const { port } = platform();
  return new Promise((resolve, reject) => {
    const told = ask(
      {
        host: '127.0.0.1',
        port,
        method: 'POST',
        path: `/payment/v1/demo/${code}`,
        headers: { ...headers, host: `hooks.localhost:${port}`, 'content-length': body.length },
      },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    told.on('error', reject);
    told.end(body);
  });
}

/** What an operator does: the platform is told of the account by the command of its own. */
async function connect(code: string, address: string, key: string, secret: string): Promise<void> {
  const given = { provider: 'demo', address, 'api-key': key, secret };
  const { databaseUrl = '', key: sealedBy = '', terminal = '' } = platform();
  await promisify(execFile)(
    process.execPath,
    [
      'packages/gateway/src/main.ts',
      'act',
      'payments.connect',
      code,
      ...Object.entries(given).flatMap(([name, value]) => [`--${name}`, value]),
    ],
    {
      cwd: root,
      env: {
        ...process.env,
        DATABASE_URL: databaseUrl,
        LIVERY_KEY: sealedBy,
        LIVERY_STATE: dirname(terminal),
      },
    },
  );
}

export async function openCounter(code: string): Promise<Counter> {
  const relay = await startRelay(code);
  const { port } = relay.address() as AddressInfo;
  const key = `key-of-${code}`;
  const secret = `whsec_${randomBytes(24).toString('base64')}`;
  const webhook = { url: `http://127.0.0.1:${port}/`, secrets: [secret] };
  const provider = await startProvider({
    merchants: [{ code, name: code, key, webhook }],
    environment: { TEST: 'off', SPEED: String(SPEED) },
  });
  await connect(code, provider.url(), key, secret);
  return {
    choose: async (outcome) => {
      const authorization = `Basic ${Buffer.from(`${code}:${key}`).toString('base64')}`;
      const address = `http://pay.localhost:${provider.port()}/dashboard/next`;
      const form = { way: 'in', outcome };
      const { status } = await visit(address, { form, headers: { authorization } });
      if (status !== 303) throw new Error(`${outcome} was not chosen: ${status}`);
    },
    stop: async () => {
      await provider.stop();
      relay.closeAllConnections();
      await new Promise((resolve) => {
        relay.close(resolve);
      });
    },
  };
}
