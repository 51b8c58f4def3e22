import type { Envelope } from '@livery/contract/client';

export type FieldFault = NonNullable<Envelope<unknown>['errors']>[number];

/** A refusal by the platform, or no answer at all (`offline`, `timeout`). */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  readonly value: unknown;
  readonly params: Readonly<Record<string, string | number>>;
  /** What is wrong with which field of what was sent. */
  readonly fields: readonly FieldFault[];

  constructor(
    code: string,
    status: number,
    reply?: Pick<Envelope<unknown>, 'value' | 'params' | 'errors'>,
  ) {
    super(code);
    this.code = code;
    this.status = status;
    this.value = reply?.value;
    this.params = reply?.params ?? {};
    this.fields = reply?.errors ?? [];
  }
}

/** Worth another try by itself: nobody answered, or somebody was too busy to. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);
