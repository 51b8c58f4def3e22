import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { PoolClient } from 'pg';
import { preparedName } from './prepared.ts';

/** The database did not say in time what came of it; after a commit nobody knows. */
class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  /** As for a connection that does not answer, which this is. */
  readonly code = 'ETIMEDOUT';
}

/** Warnings of a commit that was not waited for to its end: written here, perhaps nowhere else. */
const UNSURE = new Set(['01000', '57P01']);

interface Notice {
  readonly severity?: string | undefined;
  readonly code?: string | undefined;
}

interface NamedStatements {
  query<R>(asked: {
    readonly name: string;
    readonly text: string;
    values: unknown[];
  }): Promise<PostgresQueryResult<R>>;
}

/**
 * A connection whose answers are waited for so long and no longer. The
 * database's own limit does not cover a commit that waits for a standby: ten
 * such, and a gateway stands still. One that gave no answer is thrown away.
 */
export class PatientClient implements PostgresPoolClient {
  private readonly client: PostgresPoolClient;
  private readonly notices: Pick<PoolClient, 'on' | 'off'>;
  private readonly named: NamedStatements;
  private readonly patience: number;
  private readonly prepares: boolean;
  private isLost = false;

  /** What a pooler hands out next is another connection, which knows no statement by its name. */
  constructor(client: PoolClient, patience: number, prepares = true) {
    this.client = client;
    this.notices = client;
    this.named = client;
    this.patience = patience;
    this.prepares = prepares;
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    asked: string | PostgresCursor<R>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    return typeof asked === 'string' ? this.ask(asked, values) : this.client.query(asked);
  }

  private async ask<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (this.isLost) throw new NoAnswer('the connection gave no answer before');
    let unsure: Notice | undefined;
    const hear = (notice: Notice) => {
      if (notice.severity === 'WARNING' && UNSURE.has(notice.code ?? '')) unsure = notice;
    };
    const isCommit = text === 'commit';
    if (isCommit) this.notices.on('notice', hear);
    try {
      const result = await this.inTime(this.send<R>(text, values));
      // It is answered as done; that it was not waited for is only warned of.
      if (unsure !== undefined) throw new NoAnswer('a commit was not waited for to its end');
      return result;
    } finally {
      if (isCommit) this.notices.off('notice', hear);
    }
  }

  private send<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const name = this.prepares ? preparedName(text) : undefined;
    return name === undefined
      ? this.client.query<R>(text, values)
      : this.named.query<R>({ name, text, values: [...values] });
  }

  release(isDiscarded = false): void {
    this.client.release(isDiscarded || this.isLost);
  }

  private async inTime<T>(answer: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        this.isLost = true;
        reject(new NoAnswer(`the database gave no answer within ${this.patience} ms`));
      }, this.patience);
    });
    // Whatever becomes of it later is nobody's any more.
    answer.catch(() => {});
    try {
      return await Promise.race([answer, late]);
    } finally {
      clearTimeout(timer);
    }
  }
}
