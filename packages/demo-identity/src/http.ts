import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
} from 'node:http';

const MOST_BYTES = 64 * 1024;

export interface Ask {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** A request that is not done, with the reason for whoever wrote it. */
export class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export const json = (status: number, value: unknown): Answer => ({
  status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: JSON.stringify(value),
});

/** Names this machine is called by; any other, and a page elsewhere could be made to talk to us. */
export function createHost(
  hosts: ReadonlySet<string>,
  answer: (ask: Ask) => Answer | Promise<Answer>,
  onDone: () => void,
): Server {
  const reply = async (request: IncomingMessage): Promise<Answer> => {
    const host = (request.headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
    if (!hosts.has(host)) throw new Refusal(421, 'Nobody of this name is here.');
    const { method = 'GET', url = '/', headers } = request;
    const [path = '/'] = url.split('?');
    return answer({ method, path, headers, body: await readBody(request) });
  };
  return createServer((request, response) => {
    response.once('close', onDone);
    void reply(request)
      .catch((error: unknown) => {
        if (!(error instanceof Refusal)) console.error(error);
        const isOurs = !(error instanceof Refusal);
        return json(isOurs ? 500 : error.status, {
          error: { message: isOurs ? 'Our fault.' : error.message },
        });
      })
      .then(({ status, headers, body }) => {
        // What of a body was left unread would be taken for the next request.
        if (!request.complete) response.setHeader('connection', 'close');
        response.writeHead(status, { 'x-content-type-options': 'nosniff', ...headers });
        return response.end(body);
      });
  });
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new Refusal(413, 'A body has at most 64 KB.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
