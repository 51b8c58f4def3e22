import type { Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from '../../../testing/gateway.ts';
import { migrate } from '../../database/migrate.ts';
import { openDatabase } from '../../database/pool.ts';
import type { Database } from '../../database/schema.ts';
import { transact } from '../../database/transact.ts';
import { createVault } from '../../vault/vault.ts';
import { SenderError } from '../sender.ts';
import { createOutbox, type OutboxOptions } from './create.ts';
import type { Draft, Outbox, Outgoing } from './outbox.ts';
import { HELD_FOR } from './rows.ts';

const MINUTE = 60_000;
let db: Kysely<Database>;
let now = Date.UTC(2026, 10, 22);
const opened: Outbox[] = [];
beforeAll(async () => {
  db = openDatabase(await createDatabase(), () => {}, 4);
  await migrate(db);
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()));
  await db.deleteFrom('outbox').execute();
});
afterAll(() => db.destroy());

interface Tried {
  readonly text: string;
  readonly key: string;
}

/** An outbox whose service answers as it is told, and what that service was asked. */
function open(
  answer: (tried: Tried, count: number) => Promise<void>,
  more: Partial<OutboxOptions> = {},
) {
  const tried: Tried[] = [];
  const told: object[] = [];
  const send = ({ text }: { readonly text: string }, key: string) => {
    tried.push({ text, key });
    return answer({ text, key }, tried.length);
  };
  const outbox = createOutbox({
    db,
    clock: () => now,
    vault: createVault('key-of-the-tests-and-of-nothing-else'),
    senders: { sendSms: send, sendMail: send },
    steps: {},
    tell: (about) => told.push(about),
    ...more,
  });
  opened.push(outbox);
  return { outbox, tried, told };
}

const sms = (text: string): Outgoing => ({
  kind: 'sms',
  message: { merchant: 'aurora', to: '+639170000001', text },
});
const draft = (content: Draft['content'], topic = 'one', life = 5 * MINUTE): Draft => ({
  merchant: 'aurora',
  content,
  topic,
  expiresAt: now + life,
});
const write = (outbox: Outbox, given: Draft, isHeld = false) =>
  transact(db, (tx) => outbox.write(tx, given, isHeld));
const rows = () => db.selectFrom('outbox').selectAll().execute();
const works = async () => {};
const fails = async () => {
  throw new SenderError('The service did not take a message: status 503');
};

describe('a message that was written', () => {
  it('leaves when it is woken, once, and is gone then', async () => {
    const { outbox, tried } = open(works);
    const { id } = await write(outbox, draft(sms('Your code is 471193')));
    expect(tried).toEqual([]);
    outbox.wake();
    outbox.wake();
    await expect.poll(rows).toEqual([]);
    expect(tried).toEqual([{ text: 'Your code is 471193', key: id }]);
    expect([outbox.tally('sms', 'sent'), outbox.tally('sms', 'failed')]).toEqual([1, 0]);
  });

  it('shows nothing of itself in the database', async () => {
    const { outbox } = open(works);
    await write(outbox, draft(sms('Your code is 471193'), 'login:639170000001'));
    const [row] = await rows();
    const all = `${JSON.stringify(row)} ${row?.payload.toString('latin1')}`;
    expect(all).not.toMatch(/471193|639170000001|login/);
  });

  it('is none where its transaction is taken back', async () => {
    const { outbox, tried } = open(works);
    const undone = transact(db, async (tx) => {
      await outbox.write(tx, draft(sms('never')));
      throw new Error('taken back');
    });
    await expect(undone).rejects.toThrow('taken back');
    outbox.wake();
    await outbox.close();
    expect([await rows(), tried]).toEqual([[], []]);
  });

  it('takes the place of an older one about the same', async () => {
    const { outbox, tried } = open(works);
    await write(outbox, draft(sms('old')));
    await write(outbox, draft(sms('of another'), 'two'));
    await write(outbox, draft(sms('new')));
    outbox.wake();
    await expect.poll(rows).toEqual([]);
    expect(tried.map(({ text }) => text).toSorted()).toEqual(['new', 'of another']);
  });

  it('leaves from one of several gateways, even if all look at once', async () => {
    const gateways = [open(works), open(works), open(works)];
    const [first] = gateways;
    for (let count = 0; count < 40; count += 1) {
      if (first) await write(first.outbox, draft(sms(`${count}`), `${count}`));
    }
    for (const { outbox } of gateways) outbox.wake();
    await expect.poll(rows).toEqual([]);
    const sent = gateways.flatMap(({ tried }) => tried.map(({ text }) => text));
    expect(sent.toSorted()).toEqual(Array.from({ length: 40 }, (_, at) => `${at}`).toSorted());
  });
});

describe('a message that a service does not take', () => {
  it('waits longer each time, and goes under the same key', async () => {
    const { outbox, tried } = open((_, count) => (count < 4 ? fails() : works()));
    const { id } = await write(outbox, draft(sms('patience')));
    const waits: number[] = [];
    for (let count = 1; count <= 3; count += 1) {
      outbox.wake();
      await expect.poll(() => outbox.tally('sms', 'failed')).toBe(count);
      await expect.poll(async () => (await rows())[0]?.next_at.getTime()).not.toBe(now + HELD_FOR);
      const [row] = await rows();
      waits.push((row?.next_at.getTime() ?? 0) - now);
      now = row?.next_at.getTime() ?? now;
    }
    outbox.wake();
    await expect.poll(rows).toEqual([]);
    expect(waits).toEqual([1_000, 2_000, 4_000]);
    expect(tried.map(({ key }) => key)).toEqual([id, id, id, id]);
  });

  it('is given up when it would come too late, with a line that tells nothing of it', async () => {
    const { outbox, tried, told } = open(fails);
    const { id } = await write(outbox, draft(sms('Your code is 471193'), 'one', 500));
    outbox.wake();
    await expect.poll(rows).toEqual([]);
    expect(tried).toHaveLength(1);
    expect(told).toMatchObject([{ merchant: 'aurora', kind: 'sms', id, tries: 1 }]);
    expect(JSON.stringify(told)).not.toMatch(/471193|\+639/);
    expect(outbox.tally('sms', 'given up')).toBe(1);
  });

  it('is not sent at all when nobody came to it in time', async () => {
    const { outbox, tried } = open(works);
    await write(outbox, draft(sms('late')));
    now += 5 * MINUTE;
    outbox.wake();
    await expect.poll(rows).toEqual([]);
    expect([tried, outbox.tally('sms', 'given up')]).toEqual([[], 1]);
  });

  it('is given up at once when it was understood and refused', async () => {
    const { outbox, tried } = open(async () => {
      throw new SenderError('The service did not take a message: status 400', true);
    });
    await write(outbox, draft(sms('no number')));
    outbox.wake();
    await expect.poll(rows).toEqual([]);
    expect(tried).toHaveLength(1);
  });

  it('is given up when it was sealed with a key that is gone', async () => {
    const { outbox: before } = open(works, {
      vault: createVault('the key that was there before this one'),
    });
    await write(before, draft(sms('sealed')));
    const { outbox, tried, told } = open(works);
    outbox.wake();
    await expect.poll(rows).toEqual([]);
    expect([tried, told]).toMatchObject([[], [{ kind: 'sms' }]]);
  });
});

describe('a message that its writer sends at once', () => {
  it('leaves before the writer goes on', async () => {
    const { outbox, tried } = open(works);
    const held = await write(outbox, draft(sms('now')), true);
    await outbox.sendHeld(held);
    expect(tried).toEqual([{ text: 'now', key: held.id }]);
    expect(await rows()).toEqual([]);
  });

  it('fails for the writer to tell, and does not come later after all', async () => {
    const { outbox } = open(fails);
    const held = await write(outbox, draft(sms('now')), true);
    await expect(outbox.sendHeld(held)).rejects.toThrow(SenderError);
    expect(await rows()).toEqual([]);
  });

  it('leaves from another gateway under the same key, when the writer is gone for good', async () => {
    const { outbox: writer } = open(works);
    const { id } = await write(writer, draft(sms('now')), true);
    const { outbox, tried } = open(works);
    outbox.wake();
    await outbox.close();
    expect(tried).toEqual([]);
    now += HELD_FOR;
    const { outbox: later, tried: then } = open(works);
    later.wake();
    await expect.poll(rows).toEqual([]);
    expect(then).toEqual([{ text: 'now', key: id }]);
  });
});

describe('a message that is worked out when it leaves', () => {
  const pending = { kind: 'mail', step: 'letter', data: { name: 'Mia' } } as const;

  it('is worked out once, so that a second try sends the same', async () => {
    let count = 0;
    const letter = async (): Promise<Outgoing> => ({
      kind: 'mail',
      message: { merchant: 'aurora', to: 'x', subject: 's', text: `password ${(count += 1)}` },
    });
    const { outbox, tried } = open((_, tries) => (tries < 3 ? fails() : works()), {
      steps: { letter },
    });
    await write(outbox, draft(pending));
    for (let turn = 1; turn <= 2; turn += 1) {
      outbox.wake();
      await expect.poll(() => outbox.tally('mail', 'failed')).toBe(turn);
      now += 10_000;
    }
    await expect
      .poll(async () => {
        outbox.wake();
        return rows();
      })
      .toEqual([]);
    expect(tried.map(({ text }) => text)).toEqual(['password 1', 'password 1', 'password 1']);
  });

  it('is left to gateways of a newer release where this one does not know how', async () => {
    const { outbox, told } = open(works);
    const { id } = await write(outbox, draft(pending));
    outbox.wake();
    await expect.poll(() => told.length).toBe(1);
    expect(await rows()).toMatchObject([{ id }]);
  });

  it('is none where there is nobody to send it to', async () => {
    const seen: unknown[] = [];
    const { outbox, tried } = open(works, {
      steps: {
        letter: async (_tx, merchant, data) => {
          seen.push([merchant, data]);
          return undefined;
        },
      },
    });
    await write(outbox, draft(pending));
    outbox.wake();
    await expect.poll(rows).toEqual([]);
    expect([seen, tried]).toEqual([[['aurora', { name: 'Mia' }]], []]);
  });
});
