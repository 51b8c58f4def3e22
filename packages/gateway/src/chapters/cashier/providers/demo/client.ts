import { Declined } from '../port.ts';
import {
  codeIn,
  createWire,
  type WireOptions,
  Unclear,
} from '../../../../kernel/providers/wire.ts';

export interface DemoClientOptions extends WireOptions {
  /** Without a slash at its end. */
  readonly address: string;
  readonly key: string;
}

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

export function createDemoClient({ address, key: bearer, ...rest }: DemoClientOptions): DemoClient {
  const wire = createWire(rest);
  return async (method, path, { body, key } = {}) => {
    const { status, value } = await wire(address + path, {
      method,
      headers: {
        authorization: `Bearer ${bearer}`,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body }),
    });
    if (status >= 200 && status < 300) return value;
    const code = codeIn(value);
    if (code !== undefined && surelyNot.has(status)) throw new Declined('invalid', code);
    throw new Unclear(`Answered ${status}: ${code ?? 'no reason'}.`);
  };
}
