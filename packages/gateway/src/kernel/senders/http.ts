import { SenderError } from './sender.ts';

const PATIENCE = 5_000;
const ATTEMPTS = 2;

export interface Service {
  readonly url: string;
  readonly token: string | undefined;
}

/**
 * Posts a message as JSON. A try that had no answer, or that the service could
 * not help, is made once more under the same key, so that a service that keeps
 * keys sends one message.
 */
export async function postMessage(
  { url, token }: Service,
  message: object,
  key: string,
  patience = PATIENCE,
): Promise<void> {
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': key,
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const body = JSON.stringify(message);
  let problem = '';
  let isRefused = false;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const status = await attemptOnce(url, { headers, body }, patience);
    if (status !== undefined && status >= 200 && status < 300) return;
    problem = status === undefined ? 'no answer' : `status ${status}`;
    // What was understood and refused would be refused again.
    const isFinal = status !== undefined && status < 500 && status !== 429;
    // A token that is not taken may be put right.
    isRefused = isFinal && status !== 401 && status !== 403;
    if (isFinal) break;
  }
  throw new SenderError(
    `The service at ${new URL(url).host} did not take a message: ${problem}`,
    isRefused,
  );
}

/** The status; undefined when none came in time. */
async function attemptOnce(
  url: string,
  request: { readonly headers: Record<string, string>; readonly body: string },
  patience: number,
): Promise<number | undefined> {
  try {
    const answer = await fetch(url, {
      ...request,
      method: 'POST',
      // The token is for this address and no other.
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return undefined;
  }
}
