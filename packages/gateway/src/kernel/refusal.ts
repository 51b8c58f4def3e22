import type { ErrorCode } from '@livery/contract';

export interface RefusalDetails {
  readonly value?: unknown;
  readonly params?: Record<string, string | number>;
  readonly errors?: readonly { readonly field: string; readonly code: string }[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer the contract foresees: thrown anywhere, turned into an envelope in one place. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly details: RefusalDetails;

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

/** Seconds are rounded up: a client that waits that long must then be let in. */
export function rateLimited(milliseconds: number, value?: unknown): Refusal {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new Refusal('rate.limited', {
    params: { seconds },
    headers: { 'retry-after': String(seconds) },
    ...(value === undefined ? {} : { value }),
  });
}
