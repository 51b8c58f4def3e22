import { lookup as ask, type LookupAddress, type LookupOptions } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as sealedRequest } from 'node:https';

interface Posting {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal: AbortSignal;
}

type Found = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/** What ends in `.localhost` is this machine, which not every system knows by itself. */
function lookup(host: string, options: LookupOptions, found: Found): void {
  if (!host.endsWith('.localhost')) ask(host, options, found);
  else if (options.all) found(null, [{ address: '127.0.0.1', family: 4 }]);
  else found(null, '127.0.0.1', 4);
}

/** Sends a body and tells the status of the answer, whose own body nobody reads. */
export function post(url: string, { headers, body, signal }: Posting): Promise<number> {
  const request = url.startsWith('https:') ? sealedRequest : plainRequest;
  return new Promise((resolve, reject) => {
    request(url, { method: 'POST', headers, lookup, signal }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .once('error', reject)
      .end(body);
  });
}
