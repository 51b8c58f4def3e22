import { randomBytes } from 'node:crypto';
import type { CallAsVendor, Heard, Wrongly } from './caller.ts';

/** What was expected and did not come, in words that say which. */
export class Unexpected extends Error {
  override readonly name = 'Unexpected';
}

/** One session that is played with: fresh names for everything, and amounts in its currency. */
export interface Player {
  readonly token: string;
  readonly call: CallAsVendor;
  /** A round under way, each with a name of its own. */
  round(): Round;
  /** Never given before: an id has one effect for ever. */
  fresh(kind: string): string;
  /** So many whole units as the currency writes them: `2.00`, and `2` where it has no cents. */
  units(count: number): string;
  /** Two amounts, added exactly; the second may be negative. */
  add(amount: string, units: number): string;
  balance(): Promise<string>;
}

export interface Round {
  bet(amount: string, id?: string, wrongly?: Wrongly): Promise<Heard>;
  win(amount: string, id?: string, ends?: boolean): Promise<Heard>;
  rollback(betId: string, id?: string): Promise<Heard>;
}

export function createPlayer(call: CallAsVendor, token: string, shown: string): Player {
  const digits = /\.(\d+)$/.exec(shown)?.[1]?.length ?? 0;
  const run = randomBytes(6).toString('hex');
  let given = 0;
  const fresh = (kind: string) => `conformance-${run}-${kind}-${(given += 1)}`;
  const written = (minor: bigint) => {
    const text = minor.toString().padStart(digits + 1, '0');
    return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
  };
  const unit = 10n ** BigInt(digits);
  const minorOf = (amount: string) => {
    if (!/^\d+(\.\d+)?$/.test(amount)) throw new Unexpected(`${amount} is no amount`);
    const [whole = '', cents = ''] = amount.split('.');
    return BigInt(whole + cents.padEnd(digits, '0').slice(0, digits));
  };
  return {
    token,
    call,
    fresh,
    units: (count) => written(BigInt(count) * unit),
    add: (amount, units) => written(minorOf(amount) + BigInt(units) * unit),
    balance: async () => String(expectGood(await call('session', { token }))['balance']),
    round: () => {
      const roundId = fresh('round');
      const moved = (transactionId: string, amount: string) => ({
        token,
        transactionId,
        roundId,
        amount,
      });
      return {
        bet: (amount, id = fresh('bet'), wrongly = {}) => call('bet', moved(id, amount), wrongly),
        win: (amount, id = fresh('win'), ends = true) =>
          call('win', { ...moved(id, amount), ends }),
        rollback: (betTransactionId, id = fresh('rollback')) =>
          call('rollback', { token, transactionId: id, betTransactionId }),
      };
    },
  };
}

/** What a call that must succeed has told. */
export function expectGood({ status, told, text }: Heard): Readonly<Record<string, unknown>> {
  if (status === 200 && told?.['ok'] === true) return told;
  throw new Unexpected(`expected 200 and "ok": true, got ${status} ${shorten(text)}`);
}

/** A call that must be refused, and for that reason. */
export function expectRefusal({ status, told, text }: Heard, expected: number, code: string): void {
  if (status === expected && told?.['ok'] === false && told['code'] === code) return;
  throw new Unexpected(`expected ${expected} ${code}, got ${status} ${shorten(text)}`);
}

export function expectSame(what: string, got: unknown, expected: unknown): void {
  if (got === expected) return;
  throw new Unexpected(
    `${what}: expected ${shorten(String(expected))}, got ${shorten(String(got))}`,
  );
}

const shorten = (text: string): string => (text.length > 200 ? `${text.slice(0, 200)}…` : text);
