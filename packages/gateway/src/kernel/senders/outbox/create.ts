import type { Kysely } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Clock } from '../../time/clock.ts';
import type { Database } from '../../database/schema.ts';
import { transact } from '../../database/transact.ts';
import type { Vault } from '../../vault/vault.ts';
import { SenderError, type Sender } from '../sender.ts';
import type { Outbox, Outcome, Outgoing, Pending, Step } from './outbox.ts';
import {
  claimRows,
  HELD_FOR,
  postponeRow,
  removeRow,
  type OutboxRow,
  type RowKey,
} from './rows.ts';

/** What another gateway left, and what was postponed, is looked for this often. */
const LOOK = 3_000;
const MOST_AT_ONCE = 20;
const SHORTEST_WAIT = 1_000;
const LONGEST_WAIT = 15 * 60_000;

export interface OutboxOptions {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  /** Seals what waits. */
  readonly vault: Vault;
  readonly senders: Sender;
  readonly steps: Readonly<Record<string, Step>>;
  tell(about: object, sentence: string): void;
}

export function createOutbox({ db, clock, vault, senders, steps, tell }: OutboxOptions): Outbox {
  const tallies = new Map<string, number>();
  const count = (kind: Outgoing['kind'], outcome: Outcome) =>
    tallies.set(`${kind} ${outcome}`, (tallies.get(`${kind} ${outcome}`) ?? 0) + 1);

  const read = (row: OutboxRow): Outgoing | Pending | undefined => {
    const text = vault.open(row.payload, boundTo(row));
    return text === undefined ? undefined : (JSON.parse(text.toString()) as Outgoing | Pending);
  };
  const sealed = (row: RowKey, content: Outgoing | Pending): Buffer =>
    vault.seal(Buffer.from(JSON.stringify(content)), boundTo(row));

  const send = async (outgoing: Outgoing, { id }: RowKey): Promise<void> => {
    try {
      if (outgoing.kind === 'sms') await senders.sendSms(outgoing.message, id);
      else await senders.sendMail(outgoing.message, id);
    } catch (error) {
      count(outgoing.kind, 'failed');
      throw error;
    }
    count(outgoing.kind, 'sent');
  };

  /** Once: what it came to is kept in its place, so that a second try sends the same. */
  const workOut = ({ merchant, id }: RowKey): Promise<Outgoing | undefined> =>
    transact(db, async (tx) => {
      const own = tx
        .selectFrom('outbox')
        .selectAll()
        .where((its) => its.and({ merchant, id }));
      const row = await own.forUpdate().executeTakeFirst();
      const content = row && read(row);
      if (content === undefined || !('step' in content)) return content;
      const step = steps[content.step];
      // Of a newer release, whose gateways will send it.
      if (step === undefined) throw new Error(`no gateway of this release knows ${content.step}`);
      const outgoing = await step(tx, merchant, content.data, clock());
      if (outgoing === undefined) {
        await removeRow(tx, { merchant, id });
        return undefined;
      }
      await tx
        .updateTable('outbox')
        .set({ payload: sealed({ merchant, id }, outgoing) })
        .where((its) => its.and({ merchant, id }))
        .execute();
      return outgoing;
    });

  const giveUp = async (row: OutboxRow, why: string): Promise<void> => {
    count(row.kind, 'given up');
    const { merchant, kind, id, tries } = row;
    tell({ merchant, kind, id, tries, why }, 'a message was given up');
    await removeRow(db, row);
  };

  const deliver = async (row: OutboxRow): Promise<void> => {
    if (row.expires_at.getTime() <= clock()) return giveUp(row, 'it came too late');
    const content = read(row);
    if (content === undefined) return giveUp(row, 'it was sealed with another key');
    const outgoing = 'step' in content ? await workOut(row) : content;
    if (outgoing === undefined) return;
    try {
      await send(outgoing, row);
    } catch (error) {
      const until = clock() + waitAfter(row.tries);
      const isHopeless = error instanceof SenderError && error.isRefused;
      if (isHopeless || until >= row.expires_at.getTime()) {
        return giveUp(row, error instanceof SenderError ? error.message : 'the sender failed');
      }
      await postponeRow(db, row, until);
      wakeAt(until);
      return;
    }
    await removeRow(db, row);
  };

  const running = new Set<Promise<void>>();
  let isClosed = false;
  let looking: Promise<void> | undefined;
  let isCalled = false;

  /** Takes as many as may run; what is due beyond them follows when one has ended. */
  const look = async (): Promise<void> => {
    isCalled = false;
    const free = MOST_AT_ONCE - running.size;
    if (free <= 0) return;
    const rows = await claimRows(db, free, clock());
    for (const row of rows) {
      const delivery = deliver(row)
        .catch((error: unknown) => tell({ err: error }, 'a message could not be looked after'))
        .finally(() => {
          running.delete(delivery);
          if (rows.length === free) wake();
        });
      running.add(delivery);
    }
  };
  const wake = (): void => {
    if (isClosed) return;
    isCalled = true;
    looking ??= look()
      .catch((error: unknown) => tell({ err: error }, 'the outbox was not read'))
      .finally(() => {
        looking = undefined;
        if (isCalled) wake();
      });
  };
  const wakeAt = (until: number): void => void setTimeout(wake, until - clock()).unref();
  const timer = setInterval(wake, LOOK);
  timer.unref();

  return {
    async write(tx, { merchant, content, topic, expiresAt }, isHeld = false) {
      const now = clock();
      const row = { merchant, id: randomUUID() };
      const mark = vault.digest('message', merchant, content.kind, topic).toString('base64url');
      await tx
        .deleteFrom('outbox')
        .where((its) => its.and({ merchant, topic: mark }))
        .execute();
      await tx
        .insertInto('outbox')
        .values({
          ...row,
          kind: content.kind,
          topic: mark,
          payload: sealed(row, content),
          tries: isHeld ? 1 : 0,
          next_at: new Date(isHeld ? now + HELD_FOR : now),
          made_at: new Date(now),
          expires_at: new Date(expiresAt),
        })
        .execute();
      return row;
    },
    wake,
    async sendHeld(held) {
      const outgoing = await workOut(held);
      if (outgoing === undefined) return;
      try {
        await send(outgoing, held);
      } finally {
        await removeRow(db, held);
      }
    },
    tally: (kind, outcome) => tallies.get(`${kind} ${outcome}`) ?? 0,
    async close() {
      isClosed = true;
      clearInterval(timer);
      await looking;
      await Promise.all(running);
    },
  };
}

const boundTo = ({ merchant, id }: RowKey) => [merchant, id];

const waitAfter = (tries: number): number =>
  Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** Math.min(tries - 1, 20));
