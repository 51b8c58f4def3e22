/** It may have been done, or not: only another look at the provider says more. */
export class Unclear extends Error {}

export interface WireOptions {
  /** Milliseconds an answer may take. */
  readonly patience?: number;
  readonly fetch?: typeof fetch;
}

interface WireRequest {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

interface WireAnswer {
  readonly status: number;
  /** Whole numbers in it are big ones. */
  readonly value: unknown;
  /** As it came, for whoever looks at how it is signed. */
  readonly raw: string;
  readonly headers: Headers;
}

/** One request of JSON to a provider. Whatever is no answer of JSON leaves unclear what was done. */
export type Wire = (address: string, request: WireRequest) => Promise<WireAnswer>;

const PATIENCE = 10_000;
const MOST_CHARACTERS = 1024 * 1024;

export function createWire({ patience = PATIENCE, fetch: ask = fetch }: WireOptions): Wire {
  return async (address, { method, headers, body }) => {
    const response = await ask(address, {
      method,
      headers: {
        ...headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      // An answer from elsewhere is nobody's word, and the key would go along.
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    }).catch((error: unknown) => {
      throw new Unclear(`No answer: ${error instanceof Error ? error.name : 'unknown'}.`);
    });
    const raw = await textOf(response);
    const { status, headers: answered } = response;
    return { status, value: readJson(raw), raw, headers: answered };
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

function readJson(text: string): unknown {
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

/** The reason that a provider gives in the form of its own; a page of somebody between gives none. */
export function codeIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('error' in value)) return undefined;
  const { error } = value;
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
