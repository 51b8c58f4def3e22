import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { validVendorSecrets } from '../../chapters/play/index.ts';
import { openGateway, type TestGateway } from '../../testing/gateway.ts';
import { operatorCommand } from '../commands.ts';

let gateway: TestGateway;
beforeAll(async () => {
  const hosts = { games: ['games.localhost', 'play.example'], images: [] };
  gateway = await openGateway({ sites: { aurora: { hosts } } });
});
afterAll(() => gateway.stop());

const order = (...args: string[]) => gateway.operate('vendor', ...args);
const JL = { merchant: 'aurora', vendor: 'JL' };
const ADDRESS = 'https://play.example/?t={token}';

/** What an order has written down, and what it is kept under its key, as their whole rows. */
const book = () => gateway.db.selectFrom('audit').selectAll().orderBy('n').execute();
const keys = () => gateway.db.selectFrom('idempotency').selectAll().execute();
const since = async (before: readonly unknown[]) => (await book()).slice(before.length);
const valid = () => validVendorSecrets(gateway, JL, gateway.now());

/** All that the rows hold, also in columns that nobody has thought of. */
async function textOf(table: 'audit' | 'idempotency'): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    SELECT coalesce(string_agg(to_jsonb(kept)::text, ' '), '') AS text
    FROM ${sql.table(table)} AS kept`.execute(gateway.db);
  return rows[0]?.text ?? '';
}

/** The secret as it was shown. */
const SHOWN = /^Secret (\w{8}) of JL at aurora\..*\n\n {2}(livery_\S{43})\n/s;
const shownIn = (told: string) => {
  const [, id = '', secret = ''] = SHOWN.exec(told) ?? [];
  return { id, secret };
};

it('connects a vendor, switches it off and on, and takes it away again', async () => {
  expect(await order('aurora', 'JL')).toContain('at aurora: not connected\n');
  expect(await order('aurora', 'JL', 'connect', 'https://play.example/?t={token}')).toContain(
    'at aurora: connected\n  opens at  https://play.example/?t={token}\n  secret    none is valid',
  );
  expect(await order('aurora', 'JL', 'off')).toContain('at aurora: switched off\n');
  expect(await order('aurora')).toMatch(/^aurora:\n(?:.*\n)* {2}JL +switched off, no secrets +\(/);
  expect(await order('aurora', 'JL', 'on')).toContain('at aurora: connected\n');
  expect(await order('aurora', 'JL', 'disconnect')).toContain('at aurora: not connected\n');
  await expect(order('aurora', 'JL', 'disconnect')).rejects.toThrow('JL is not connected at');
  await expect(order('aurora', 'JL', 'off')).rejects.toThrow('JL is not connected at aurora.');
});

it('connects a vendor whose pages cannot be framed, at a host that no page frames', async () => {
  const elsewhere = 'https://else.example/?t={token}';
  expect(await order('aurora', 'JL', 'connect', elsewhere, 'popup')).toContain(
    `opens at  ${elsewhere}\n            in a window of its own\n  secret`,
  );
  expect(await order('aurora', 'JL', 'connect', elsewhere, 'redirect')).toContain(
    'in place of the site’s page\n  secret',
  );
  await expect(order('aurora', 'JL', 'connect', elsewhere, 'sideways')).rejects.toThrow('Usage');
  await order('aurora', 'JL', 'disconnect');
});

it('shows a secret when it is made, and never again', async () => {
  const told = await order('aurora', 'JL', 'secret', 'new', '--valid-for', '7d');
  const { id, secret } = shownIn(told);
  const until = new Date(gateway.now() + 7 * 86_400_000).toISOString().slice(0, 13);
  const again = await order('aurora', 'JL');
  expect(again).toContain(`  secret    ${id}, made `);
  expect(again).toContain(`valid until ${until}`);
  expect(again + (await order('aurora'))).not.toContain(secret);
  expect(await order('aurora', 'JL', 'secret', 'end', id)).toContain('none is valid');
  await expect(order('aurora', 'JL', 'secret', 'end', id)).rejects.toThrow('It has none at all.');
});

it('changes nothing where merchant, vendor or address do not fit, and says what there is', async () => {
  await expect(order('auroa')).rejects.toThrow(
    'There is no merchant auroa. There are aurora, noir.',
  );
  await expect(order('aurora', 'XX', 'off')).rejects.toThrow(
    /^aurora has no vendor XX\. There are .*JL/,
  );
  await expect(order('aurora', 'XX')).rejects.toThrow('aurora has no vendor XX.');
  const elsewhere = order('aurora', 'JL', 'connect', 'https://else.example/{token}');
  await expect(elsewhere).rejects.toThrow('Put "else.example" into hosts.games');
  expect(await order('aurora', 'JL')).toContain('not connected');
});

it('writes down each order, with how the vendor stood before and after', async () => {
  const before = await book();
  const by = ['--by', 'ana', '--reason', 'the contract begins'];
  await order('aurora', 'JL', 'connect', ADDRESS, ...by);
  await order('aurora', 'JL', 'off', ...by);
  await order('aurora', 'JL', 'on', ...by);
  const first = shownIn(await order('aurora', 'JL', 'secret', 'new', ...by));
  const told = await order('aurora', 'JL', 'secret', 'new', '--others-for=7d', ...by);
  const second = shownIn(told);
  await order('aurora', 'JL', 'secret', 'end', first.id, ...by);
  await order('aurora', 'JL', 'disconnect', ...by);
  await order('aurora', 'JL');
  const rows = await since(before);
  const shared = { person: 'ana', reason: 'the contract begins', subject_kind: 'vendor', ...JL };
  for (const { merchant, person, reason, subject_kind, subject: vendor } of rows) {
    expect({ merchant, person, reason, subject_kind, vendor }).toEqual(shared);
  }
  const none = { address: null, enabled: null, opens: null, secrets: [] };
  const on = { address: ADDRESS, enabled: true, opens: 'iframe', secrets: [] };
  const off = { ...on, enabled: false };
  const one = { ...on, secrets: [first.id] };
  const [, until = ''] = new RegExp(`${first.id}, .* until (\\S+)`).exec(told) ?? [];
  const two = { ...on, secrets: [`${first.id} until ${until}`, second.id] };
  const left = { ...on, secrets: [second.id] };
  expect(rows.map((row) => [row.act, row.before, row.after])).toEqual([
    ['vendor.connect', none, on],
    ['vendor.off', on, off],
    ['vendor.on', off, on],
    ['vendor.new-secret', on, one],
    ['vendor.new-secret', one, two],
    ['vendor.end-secret', two, left],
    ['vendor.disconnect', left, { ...none, secrets: [second.id] }],
  ]);
  expect(await gateway.operate('audit', 'aurora')).toContain(
    `made a secret for a vendor: vendor JL\n    why: the contract begins\n    secrets: [] → ["${first.id}"]\n`,
  );
  await order('aurora', 'JL', 'secret', 'end', second.id);
});

it('shows a secret once for a key, and keeps it in no book', async () => {
  const words = ['aurora', 'JL', 'secret', 'new', '--key', 'one'];
  const { id, secret } = shownIn(await order(...words));
  const [kept] = await valid();
  expect(kept?.toString()).toBe(secret);
  const before = await book();
  const again = await order(...words);
  expect(again).toContain('This was done before, under the same key; nothing was done now.\n');
  expect(again).toContain(`Secret ${id} of JL at aurora was shown then, and nobody can read it`);
  expect(again).toContain(`  secret    ${id}, made `);
  expect([await since(before), await valid()]).toEqual([[], [kept]]);
  await expect(order(...words, '--valid-for', '7d')).rejects.toThrow('takes a new key');
  for (const text of [again, await textOf('audit'), await textOf('idempotency')]) {
    expect(text).toContain(id);
    for (const encoding of ['utf8', 'hex', 'base64'] as const) {
      expect(text).not.toContain(Buffer.from(secret).toString(encoding));
    }
    expect(text).not.toContain(secret.slice('livery_'.length));
  }
  await order('aurora', 'JL', 'secret', 'end', id);
});

it('tells a secret that was made, also where nobody can say how the vendor stands', async () => {
  const { now } = gateway;
  let asked = 0;
  const clock = () => {
    asked += 1;
    if (asked > 1) throw new Error('the database is gone');
    return now();
  };
  const desk = { ...gateway.desk(), clock };
  const words = ['aurora', 'JL', 'secret', 'new'];
  const told = await operatorCommand('vendor', words, (work) => work(desk));
  const { id, secret } = shownIn(told);
  expect((await valid()).map(String)).toEqual([secret]);
  await order('aurora', 'JL', 'secret', 'end', id);
});

it('leaves nothing of an order that fails, also at its last step', async () => {
  const before = [await book(), await keys(), await order('aurora', 'JL')];
  // As if the disk were full when the line is written.
  await sql`ALTER TABLE audit ADD CONSTRAINT shut CHECK (reason <> 'shut')`.execute(gateway.db);
  const last = ['--reason', 'shut', '--key', 'shut'];
  await expect(order('aurora', 'JL', 'connect', ADDRESS, ...last)).rejects.toThrow(/shut/);
  await expect(order('aurora', 'JL', 'secret', 'new', ...last)).rejects.toThrow(/shut/);
  await sql`ALTER TABLE audit DROP CONSTRAINT shut`.execute(gateway.db);
  for (const [why, ...words] of [
    ['aurora has no vendor XX.', 'XX', 'connect', ADDRESS],
    ['may not frame', 'JL', 'connect', 'https://else.example/{token}'],
    ['is not connected', 'JL', 'off'],
    ['is not connected', 'JL', 'disconnect'],
    ['It has none at all', 'JL', 'secret', 'end', 'nothing'],
  ]) {
    await expect(order('aurora', ...words, '--key', 'refused')).rejects.toThrow(why);
  }
  expect([await book(), await keys(), await order('aurora', 'JL')]).toEqual(before);
});

it('takes no order of whoever lacks the permission', async () => {
  const { db } = gateway;
  await db.updateTable('staff_role').set({ merchant: 'noir' }).execute();
  await expect(order('aurora', 'JL', 'secret', 'new')).rejects.toThrow(
    'system lacks the permission "vendors" at aurora.',
  );
  await db.updateTable('staff_role').set({ merchant: '*' }).execute();
  expect(await valid()).toEqual([]);
});

it.each([
  [['aurora', '--by', 'ana']],
  [['aurora', 'JL', '--reason', 'to look']],
  [['aurora', 'JL', '--key', 'one']],
  [['aurora', 'JL', 'off', '--key']],
])('takes no words about an order where there is none: %j', async (args) => {
  await expect(order(...args)).rejects.toThrow(/^Usage: pnpm gateway vendor/);
});

it.each([
  [[]],
  [['--sideways']],
  [['aurora', '--sideways']],
  [['aurora', 'JL', 'burn']],
  [['aurora', 'JL', 'on', 'now']],
  [['aurora', 'JL', 'connect']],
  [['aurora', 'JL', 'connect', 'https://a.example/{token}', 'more']],
  [['aurora', 'JL', 'secret']],
  [['aurora', 'JL', 'secret', 'end']],
  [['aurora', 'JL', 'secret', 'new', 'now']],
  [['aurora', 'JL', 'secret', 'new', '--valid-for', '1d', '--valid-for', '2d']],
])('does nothing it does not understand: %j', async (args) => {
  await expect(order(...args)).rejects.toThrow('Usage: pnpm gateway vendor');
});

it.each(['', 'soon', '0d', '-1d', '7', '99999d', '1y'])('reads no time in %j', async (text) => {
  await expect(order('aurora', 'JL', 'secret', 'new', '--others-for', text)).rejects.toThrow(
    '--others-for takes a time such as 90m, 12h or 7d.',
  );
});
