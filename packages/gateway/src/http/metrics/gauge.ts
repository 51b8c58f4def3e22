import type { RawBuilder } from 'kysely';

/** A figure of a chapter’s rows for whoever watches the gateway; few values of a label, and never a person. */
export interface Gauge {
  readonly name: string;
  readonly says: string;
  readonly read: (
    now: Date,
  ) => RawBuilder<{ readonly labels: Readonly<Record<string, string>>; readonly value: number }>;
}
