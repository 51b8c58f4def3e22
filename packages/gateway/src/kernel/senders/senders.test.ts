import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createSenders } from './create.ts';
import { postMessage } from './http.ts';
import { SenderError } from './sender.ts';

interface Heard {
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A service that answers each try with the next status; null never answers. */
async function service(...statuses: (number | null)[]) {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => {
      heard.push({ headers: request.headers, body: JSON.parse(text) });
      const status = statuses[heard.length - 1];
      if (status !== null) response.writeHead(status ?? 500, { location: '/else' }).end('{}');
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return { heard, url: `http://127.0.0.1:${port}/send` };
}

const sms = { merchant: 'aurora', to: '+639170000001', text: 'Your code is 471193' };
const mail = { ...sms, to: 'mia@example.org', subject: 'Welcome' };
const KEY = 'key-of-this-message';
const terminal = { kind: 'console' } as const;

describe('a service', () => {
  it('is told the message and the token', async () => {
    const { heard, url } = await service(200, 202);
    const to = { kind: 'http', url, token: 'token-of-the-service' } as const;
    const senders = createSenders({ sms: to, mail: to, demo: false });
    await senders.sendSms(sms, KEY);
    await senders.sendMail(mail, KEY);
    expect(heard.map(({ body }) => body)).toEqual([sms, mail]);
    for (const { headers } of heard) {
      expect(headers).toMatchObject({
        authorization: 'Bearer token-of-the-service',
        'content-type': 'application/json',
      });
    }
  });

  it.each([[500], [503], [429], [null]])(
    'is asked once more after %s, under the same key',
    async (status) => {
      const { heard, url } = await service(status, 200);
      await postMessage({ url, token: undefined }, sms, KEY, 200);
      expect(heard).toHaveLength(2);
      const keys = heard.map(({ headers }) => headers['idempotency-key']);
      expect(keys).toEqual([KEY, KEY]);
    },
  );

  it('fails after the second try, and says nothing of the message', async () => {
    const { heard, url } = await service(500, 500, 200);
    const failure = await postMessage({ url, token: 'a-secret-token-of-ours' }, sms, KEY).catch(
      (error: unknown) => error,
    );
    expect(heard).toHaveLength(2);
    expect(failure).toBeInstanceOf(SenderError);
    expect(String(failure)).toMatch(/127\.0\.0\.1:\d+ did not take a message: status 500$/);
    expect(String(failure)).not.toMatch(/471193|\+639|secret/);
  });

  it.each([[400], [401], [302]])('is not asked again after %s', async (status) => {
    const { heard, url } = await service(status, 200);
    await expect(postMessage({ url, token: undefined }, sms, KEY)).rejects.toThrow(SenderError);
    expect(heard).toHaveLength(1);
  });

  it('that is not there fails as one that does not help', async () => {
    const gone = { url: 'http://127.0.0.1:1/send', token: undefined };
    await expect(postMessage(gone, sms, KEY)).rejects.toThrow(/no answer$/);
  });
});

describe('the terminal', () => {
  it('shows a message on one plain line, in a demo', async () => {
    const lines: string[] = [];
    const senders = createSenders({ sms: terminal, mail: terminal, demo: true }, (line) =>
      lines.push(line),
    );
    await senders.sendSms({ ...sms, text: 'Code 1\n{"level":60}\u001B[2J' }, KEY);
    await senders.sendMail(mail, KEY);
    expect(lines).toEqual([
      'SMS to +639170000001 (aurora): Code 1 {"level":60} [2J\n',
      'Mail to mia@example.org (aurora): Welcome – Your code is 471193\n',
    ]);
  });

  it('shows nothing where there may be real players', async () => {
    const lines: string[] = [];
    const senders = createSenders({ sms: terminal, mail: terminal, demo: false }, (line) =>
      lines.push(line),
    );
    await senders.sendSms(sms, KEY);
    await senders.sendMail(mail, KEY);
    expect(lines).toEqual([]);
  });
});
