import { Declined } from '../port.ts';
import {
  codeIn,
  createWire,
  type WireOptions,
  Unclear,
} from '../../../../kernel/providers/wire.ts';

export interface SwitchClientOptions extends WireOptions {
  /** Without a slash at its end. */
  readonly address: string;
  readonly apiKey: string;
}

/** The id is in use: the same request came before, and what became of it is read. */
export class AlreadyThere extends Unclear {}
/** Its own word that there is none, and not that of somebody between. */
export class NotThere extends Declined {}

const surelyNot = new Set([400, 401, 403, 404, 422]);

export type SwitchClient = (
  method: 'GET' | 'POST',
  path: string,
  body?: Readonly<Record<string, unknown>>,
) => Promise<unknown>;

export function createSwitchClient({
  address,
  apiKey,
  ...rest
}: SwitchClientOptions): SwitchClient {
  const wire = createWire(rest);
  return async (method, path, body) => {
    const { status, value } = await wire(address + path, {
      method,
      headers: { 'api-key': apiKey },
      ...(body === undefined ? {} : { body }),
    });
    if (status >= 200 && status < 300) return value;
    const code = codeIn(value);
    if (code === 'HE_01') throw new AlreadyThere(code);
    if (code === 'HE_02' && status === 404) throw new NotThere('invalid', code);
    // IR is said of the request alone; what a connector says (CE) was said after it was asked.
    if (code?.startsWith('IR_') && surelyNot.has(status)) throw new Declined('invalid', code);
    throw new Unclear(`Answered ${status}: ${code ?? 'no reason'}.`);
  };
}
