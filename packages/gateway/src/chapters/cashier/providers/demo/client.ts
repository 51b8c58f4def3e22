import { Declined, Unclear } from '../port.ts';

export interface DemoClientOptions {
  /** Without a slash at its end. */
  readonly address: string;
  readonly key: string;
  /** Milliseconds an answer may take. */
  readonly patience?: number;
  readonly fetch?: typeof fetch;
}

const PATIENCE = 10_000;
const MOST_CHARACTERS = 1024 * 1024;

/** Answers by which the provider says that it did nothing. That a reference or a key is in use is none of them. */
const surelyNot = new Set([400, 401, 403, 404, 413, 422]);

interface RequestOptions {
  readonly body?: Readonly<Record<string, unknown>>;
  /** The same key does the same thing once. */
  readonly key?: string;
}

/** One request over HTTP; what it throws says whether it may have been done. */
export type DemoClient = (
  method: 'GET' | 'POST',
  path: string,
  options?: RequestOptions,
) => Promise<unknown>;

export function createDemoClient(options: DemoClientOptions): DemoClient {
  const { address, key: bearer, patience = PATIENCE, fetch: ask = fetch } = options;
  return async (method, path, { body, key } = {}) => {
    const response = await ask(address + path, {
      method,
      headers: {
        authorization: `Bearer ${bearer}`,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      // An answer from elsewhere is nobody's word, and the key would go along.
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    }).catch((error: unknown) => {
      throw new Unclear(`No answer: ${error instanceof Error ? error.name : 'unknown'}.`);
    });
    const answer = readAnswer(await textOf(response));
    if (response.ok) return answer;
    const code = codeOf(answer);
    if (code !== undefined && surelyNot.has(response.status)) throw new Declined('invalid', code);
    throw new Unclear(`Answered ${response.status}: ${code ?? 'no reason'}.`);
  };
}

async function textOf(response: Response): Promise<string> {
  let text = '';
  try {
    for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += part;
      if (text.length > MOST_CHARACTERS) throw new Unclear('The answer is too long.');
    }
  } catch (error) {
    if (error instanceof Unclear) throw error;
    throw new Unclear('The answer broke off.');
  }
  return text;
}

function readAnswer(text: string): unknown {
  try {
    return JSON.parse(text, wholeNumbers);
  } catch {
    throw new Unclear('The answer is not JSON.');
  }
}

/** Whole numbers are read digit by digit: a number of the language would round large ones. */
function wholeNumbers(_: string, value: unknown, context?: { readonly source?: string }): unknown {
  const source = context?.source ?? '';
  return typeof value === 'number' && /^-?\d+$/.test(source) ? BigInt(source) : value;
}

/** The reason that the provider gives; a proxy's page of an error gives none. */
function codeOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('error' in answer)) return undefined;
  const { error } = answer;
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
