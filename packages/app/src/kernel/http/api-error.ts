import type { Envelope } from '@livery/contract/client';

/** A refusal by the platform, or no answer at all (`offline`, `timeout`). */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  readonly value: unknown;
  readonly params: Readonly<Record<string, string | number>>;

  constructor(
    code: string,
    status: number,
    reply?: Pick<Envelope<unknown>, 'value' | 'params'>,
  ) {
    super(code);
    this.code = code;
    this.status = status;
    this.value = reply?.value;
    this.params = reply?.params ?? {};
  }
}

/** Worth another try by itself: nobody answered, or somebody was too busy to. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);
