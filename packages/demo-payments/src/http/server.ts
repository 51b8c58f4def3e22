import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { json, match, Refusal, type Answer, type Reply, type Route } from './route.ts';

const MOST_BYTES = 64 * 1024;
/** When a line that was left silent is cut. */
const SILENCE = 60_000;

interface ServerOptions {
  readonly routes: readonly Route[];
  /** Names this machine is called by. Any other, and a page elsewhere could be made to talk to us. */
  readonly hosts: ReadonlySet<string>;
  /** What a person reads where a program would read an error. */
  readonly explain: (refusal: Refusal) => Answer;
  /** After every answer. */
  readonly onDone: () => void;
}

export function createHost({ onDone, ...options }: ServerOptions): Server {
  return createServer((request, response) => {
    response.once('close', onDone);
    void answer(request, options).then(
      (reply) => write(request, response, reply),
      (error: unknown) => {
        console.error(error);
        write(request, response, json(500, { error: { code: 'internal', message: 'Our fault.' } }));
      },
    );
  });
}

function write(request: IncomingMessage, response: ServerResponse, reply: Reply): void {
  if (reply === 'silence') {
    setTimeout(() => request.socket.destroy(), SILENCE).unref();
    return;
  }
  // What of a body was left unread would be taken for the next request.
  if (!request.complete) response.setHeader('connection', 'close');
  response.writeHead(reply.status, { 'x-content-type-options': 'nosniff', ...reply.headers });
  response.end(reply.body);
}

async function answer(
  request: IncomingMessage,
  { routes, hosts, explain }: Omit<ServerOptions, 'onDone'>,
): Promise<Reply> {
  try {
    const { method = 'GET', headers } = request;
    const host = (headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
    if (!hosts.has(host)) throw new Refusal(421, 'wrong_host', 'Nobody of this name is here.');
    const [path = '/', query = ''] = splitOnce(request.url ?? '/', '?');
    const here = routes.flatMap((route) => {
      const params = match(route, path);
      return params ? [{ route, params }] : [];
    });
    if (here.length === 0) throw new Refusal(404, 'not_found', 'There is nothing here.');
    const found = here.find(({ route }) => route.method === method);
    if (!found) throw new Refusal(405, 'method_not_allowed', 'Not with this method.');
    const body = await readBody(request);
    const { params } = found;
    const asked = new URLSearchParams(query);
    return await found.route.handle({ method, path, headers, host, body, params, query: asked });
  } catch (error) {
    const isPerson = /\btext\/html\b/.test(request.headers.accept ?? '');
    if (error instanceof Refusal) return isPerson ? explain(error) : refuse(error);
    throw error;
  }
}

const refuse = ({ status, code, message }: Refusal): Answer =>
  json(status, { error: { code, message } });

function splitOnce(text: string, at: string): readonly string[] {
  const place = text.indexOf(at);
  return place < 0 ? [text] : [text.slice(0, place), text.slice(place + 1)];
}

async function readBody(request: IncomingMessage): Promise<string> {
  const tooLarge = new Refusal(413, 'too_large', 'A body has at most 64 KB.');
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) throw tooLarge;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST_BYTES) throw tooLarge;
    chunks.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new Refusal(400, 'bad_request', 'The body is not UTF-8.');
  }
}
