import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser/browser.ts';
import { openGateway, type TestGateway } from '../../testing/gateway.ts';
import { photoOf, pngOf } from '../../testing/made-files/pictures.ts';
import { addPerson, type Person } from '../../testing/people.ts';

const files = [await pngOf(), await photoOf(1)];
const folder = mkdtempSync(join(tmpdir(), 'livery-feedback-'));

let gateway: TestGateway;
let person: Person;
let member: Browser;
beforeAll(async () => {
  gateway = await openGateway({ demo: false });
  person = await addPerson(gateway);
  member = gateway.visit('aurora');
  await member.login(person.account);
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await gateway.stop();
});

async function write(content: string, sent: Buffer[] = []): Promise<string> {
  const body = { category: 'idea', content };
  const { envelope } = await member.call('feedback', { body, files: sent });
  return envelope.value?.ticketId ?? '';
}

const feedback = (...args: string[]) => gateway.operate('feedback', 'aurora', ...args);
const acts = () =>
  gateway.db.selectFrom('audit').select(['act', 'subject', 'person']).orderBy('n').execute();

it('takes a word once for a key, however often it is sent', async () => {
  const headers = { 'idempotency-key': 'a-word-key' };
  const body = { category: 'idea', content: 'A word sent over a poor line' };
  const send = (more: object = {}) =>
    member.call('feedback', { body: { ...body, ...more }, headers, files: [] });
  const [first, again] = [await send(), await send()];
  expect(again.envelope.value).toEqual(first.envelope.value);
  expect((await send({ content: 'Another word altogether' })).envelope.code).toBe(
    'idempotency.mismatch',
  );
  const rows = gateway.db.selectFrom('feedback').select('id').where('member_id', '=', person.id);
  expect(await rows.execute()).toHaveLength(1);
  await gateway.db.deleteFrom('feedback').execute();
});

it('lists what players wrote without what they wrote, the newest first, page by page', async () => {
  expect(await feedback()).toBe('Nobody wrote to aurora yet.\n');
  const { id: memberId } = person;
  await gateway.db
    .insertInto('feedback')
    .values(
      Array.from({ length: 24 }, () => ({
        merchant: 'aurora',
        member_id: memberId,
        category: 'idea',
        content: 'A secret word',
        at: new Date(gateway.now()),
      })),
    )
    .execute();
  const before = await write('Something else to say');
  const last = await write('Something to show to you', files);
  const told = await feedback();
  expect(told).toMatch(new RegExp(`^ {2}${last} .+ ${person.account} +2 pictures +idea\n`));
  expect(told).toContain(`\n  ${before} `);
  expect(told).not.toContain('secret');
  const [, after = ''] = /More: pnpm gateway feedback aurora --after (\d+)\n$/.exec(told) ?? [];
  expect(await feedback('--after', after)).toMatch(/^[^\n]+\n$/);
  expect(await acts()).toEqual([]);
});

it('shows one letter with its pictures, and writes down who read it', async () => {
  const id = await write('Red \u001b[31m and \u202Eback \u{1F468}\u200D\u{1F33E}', files);
  const pictures = join(folder, 'new');
  const told = await feedback(id, '--pictures', pictures, '--by', 'ana');
  expect(told).toContain(`${id}, ${person.account}, `);
  expect(told).toContain('  Red \u{FFFD}[31m and \u{FFFD}back \u{1F468}\u200D\u{1F33E}\n');
  expect(readdirSync(pictures)).toEqual([`feedback-${id}-1.png`, `feedback-${id}-2.jpg`]);
  expect(await acts()).toEqual([{ act: 'feedback.read', subject: id, person: 'ana' }]);
});

it('shows no picture whose bytes were never looked at', async () => {
  const id = await write('Another thing to show', files);
  await gateway.db
    .updateTable('upload')
    .set({ checked: false })
    .where('subject', '=', `feedback:${id}`)
    .execute();
  expect(await feedback(id, '--pictures', folder)).toContain('0 pictures');
  expect(existsSync(join(folder, `feedback-${id}-1.png`))).toBe(false);
});

it('reads nothing where the pictures could not be written', async () => {
  const id = await write('One more thing to show', files);
  const before = await acts();
  const inTheWay = join(folder, 'file');
  writeFileSync(inTheWay, '');
  const refused = (named: string, why: string) =>
    expect(feedback(id, '--pictures', named)).rejects.toThrow(`--pictures names ${named}, ${why}.`);
  await refused(inTheWay, 'where a file is in the way');
  // Node's own way of making folders never comes back from there.
  if (process.platform === 'linux') await refused('/proc/x/y', 'where no folder can be made');
  expect(await acts()).toEqual(before);
});

it.each([
  [['1'], 'aurora has no letter 1. pnpm gateway feedback aurora lists'],
  [['x'], 'x is no number of a letter'],
  [['99999999999999999999'], 'is no number of a letter'],
  [['1', '2'], /^Usage/],
  [['--pictures', 'here'], /^Usage/],
  [['1', '--after', '2'], /^Usage/],
] as [string[], RegExp | string][])(
  'does nothing it does not understand: %j',
  async (args, why) => {
    await expect(feedback(...args)).rejects.toThrow(why);
  },
);
