import { request, type Agent, type IncomingHttpHeaders } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
}

export interface Sent {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** The address of this machine to send it from: Linux has all of 127.0.0.0/8. */
  readonly from?: string;
  /** Keeps the connection for the next; without one each has its own. */
  readonly agent?: Agent;
  /** Hangs up. */
  readonly signal?: AbortSignal;
}

/** `fetch` refuses to set Host and tidies paths; this sends what it is told. */
export function send(
  port: number,
  { method = 'GET', path, headers, body, from: localAddress, agent, signal }: Sent,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: { ...headers },
        agent: agent ?? false,
        ...(localAddress === undefined ? {} : { localAddress }),
        ...(signal === undefined ? {} : { signal }),
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('end', () => {
          const bytes = Buffer.concat(chunks);
          const { statusCode: status = 0, headers: received } = incoming;
          resolve({ status, headers: received, bytes, text: bytes.toString() });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
