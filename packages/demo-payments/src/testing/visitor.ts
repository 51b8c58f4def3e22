import { request, type IncomingHttpHeaders } from 'node:http';

export interface SeenPage {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

interface VisitOptions {
  /** Fields of a form that is sent. */
  readonly form?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Opens an address as a browser does that finds every name of `.localhost` on this machine. */
export function visit(
  address: string,
  { form, headers = {} }: VisitOptions = {},
): Promise<SeenPage> {
  const { hostname, host, port, pathname, search } = new URL(address);
  const body = form === undefined ? undefined : new URLSearchParams(form).toString();
  if (!/(?:^|\.)localhost$|^127\.0\.0\.1$/.test(hostname)) throw new Error(`${host} is elsewhere.`);
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        path: pathname + search,
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          host,
          ...(body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const { statusCode: status = 0 } = response;
          resolve({ status, headers: response.headers, text: Buffer.concat(chunks).toString() });
        });
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}
