import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedHook {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What becomes of a webhook: a status, or no answer as long as the promise is open. */
type Reaction = (hook: ReceivedHook) => number | Promise<number>;

/** A merchant's end of the webhooks, on loopback. */
export interface Receiver {
  readonly url: string;
  readonly hooks: readonly ReceivedHook[];
  react(reaction: Reaction): void;
  stop(): Promise<void>;
}

const accept: Reaction = () => 200;

export async function startReceiver(): Promise<Receiver> {
  const hooks: ReceivedHook[] = [];
  let reaction: Reaction = accept;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const hook = { headers: request.headers, body: Buffer.concat(chunks).toString() };
      hooks.push(hook);
      void Promise.resolve(reaction(hook)).then((status) => response.writeHead(status).end());
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    hooks,
    react: (next) => {
      reaction = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
