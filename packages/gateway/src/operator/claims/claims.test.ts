import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../kernel/database/pool.ts';
import type { Browser } from '../../testing/browser/browser.ts';
import { listen } from '../../testing/browser/events.ts';
import { openGateway, type TestGateway } from '../../testing/gateway.ts';
import { pngOf } from '../../testing/made-files/pictures.ts';
import { addOffer } from '../../testing/players/offers.ts';
import { untilWaiting } from '../../testing/people.ts';

const PNG = await pngOf();
const folder = mkdtempSync(join(tmpdir(), 'livery-claims-'));

let gateway: TestGateway;
let member: Browser;
let memberId: bigint;
beforeAll(async () => {
  gateway = await openGateway();
  await gateway.db.deleteFrom('promotion_claim').execute();
  member = gateway.visit('aurora');
  await member.login('bayani_new');
  memberId = BigInt((await member.call('memberInfo')).envelope.value?.id ?? '0');
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await gateway.stop();
});

/** A promotion that bayani_new has claimed; answers what the claim is called. */
async function claimed({ maxBonus = 10_000n, remark = 'please', files = [] as Buffer[] } = {}) {
  const id = await addOffer(gateway, {
    way: 'claim',
    titles: { EN: 'Rainy <Sunday>', TY: 'Maulang Linggo' },
    bonus: maxBonus,
  });
  const params = { id };
  const { status } = await member.call('claimPromotion', { params, body: { remark }, files });
  expect(status).toBe(200);
  return { id, name: `${id}-${memberId}` };
}

/** What bars a player from play bars what tempts to it, whoever would give it. */
it('gives nobody a bonus who is barred, and can be refused', async () => {
  const { name, id } = await claimed();
  const bar = (kind: 'exclusion' | null) =>
    gateway.db
      .updateTable('member_guard')
      .set({ bar: kind, bar_until: null })
      .where('member_id', '=', memberId)
      .execute();
  await bar('exclusion');
  await expect(claim(name, 'approve', '--pay', '50.00')).rejects.toThrow(/barred from play/);
  await bar(null);
  expect(await statusOf(id)).toBe('APPLYING');
  await bar('exclusion');
  expect(await claim(name, 'refuse')).toContain('REJECTED');
  await bar(null);
});

const claims = (...args: string[]) => gateway.operate('claims', 'aurora', ...args);
const claim = (...args: string[]) => gateway.operate('claim', 'aurora', ...args);
const statusOf = async (id: string) =>
  (await member.call('promotionStatus', { params: { id } })).envelope.value?.status;
/** All that was given to play with and is not over. */
const bonus = async () => Number((await member.call('wallet')).envelope.value?.bonus);
const newest = async (language = 'EN') =>
  (await member.call('inbox', { headers: { language } })).envelope.value?.list[0];
const lastAct = () =>
  gateway.db
    .selectFrom('audit')
    .selectAll()
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

it('lists what waits, the oldest first, page by page', async () => {
  expect(await claims()).toBe('No claim waits for an answer at aurora.\n');
  const names: string[] = [];
  for (let turn = 0; turn < 26; turn += 1) {
    names.push((await claimed({ files: turn === 0 ? [PNG] : [] })).name);
    gateway.advance(1_000);
  }
  const first = await claims();
  expect(first).toMatch(
    /^ {2}\d+-\d+ +20\S+Z +APPLYING +bayani_new +1 picture +Rainy <Sunday>\n.* 0 pictures /,
  );
  expect(first.match(/^ {2}\S+/gm)?.map((one) => one.trim())).toEqual(names.slice(0, 25));
  expect(first).toContain(`More: pnpm gateway claims aurora --after ${names[24]}\n`);
  expect(await claims('--after', names[24] ?? '')).toMatch(
    new RegExp(`^ {2}${names[25]} [^\n]+\n$`),
  );
  await gateway.db.deleteFrom('promotion_claim').execute();
});

it('shows a claim with its pictures, and writes down who looked', async () => {
  const { name } = await claimed({ remark: 'red\u001b[31m and\nmore', files: [PNG] });
  const told = await claim(name, '--pictures', folder, '--by', 'ana');
  expect(told).toContain('Rainy <Sunday>, which gives up to 100.00 PHP\nbayani_new, ');
  expect(told).toContain('  red\u{FFFD}[31m and\n  more\n');
  const path = join(folder, `claim-${name}-1.png`);
  expect(told).toContain(path);
  expect((await sharp(readFileSync(path)).metadata()).width).toBe(8);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(await lastAct()).toMatchObject({ act: 'claim.read', person: 'ana', subject: name });
});

it.runIf(process.platform === 'linux')(
  'says where no folder for pictures can be made',
  async () => {
    const { name } = await claimed();
    await expect(claim(name, '--pictures', '/proc/x')).rejects.toThrow(
      '--pictures names /proc/x, where no folder can be made.',
    );
  },
);

it('approves a claim: the member hears of it, has the bonus and a letter', async () => {
  const { id, name } = await claimed();
  const before = await bonus();
  const page = await listen(member);
  const told = await claim(name, 'approve', 'Enjoy', '<it>', '--pay', '50.00');
  expect(told).toBe(
    'The claim of bayani_new is ISSUED, 50.00 PHP were given to play with, and a letter says so.\n',
  );
  expect((await page.next('unread')).data['inbox']).toBeGreaterThan(0);
  await page.next('grant');
  page.stop();
  expect([await statusOf(id), await bonus()]).toEqual(['PROCESS', before + 50]);
  expect(await newest()).toMatchObject({
    title: 'Your claim was approved: Rainy <Sunday>',
    content: expect.stringMatching(
      /^<p>A bonus of 50\.00 PHP is yours to play with\. .*<\/p><p>Enjoy &lt;it&gt;<\/p>$/,
    ),
    kind: 'promotion',
    read: false,
  });
  expect((await newest('TY'))?.title).toBe('Naaprubahan ang hiling mo: Maulang Linggo');
  const { envelope } = await member.call('bonus');
  expect(await lastAct()).toMatchObject({
    act: 'claim.answer',
    subject: name,
    reason: 'Enjoy <it>',
    before: { status: 'APPLYING' },
    after: { status: 'ISSUED', given: '50.00 PHP', grant: envelope.value?.active?.id },
  });
});

it('refuses a claim, and says so in a letter', async () => {
  const { id, name } = await claimed();
  const before = await bonus();
  expect(await claim(name, 'refuse')).toContain('is REJECTED, and a letter');
  expect([await statusOf(id), await bonus()]).toEqual(['REJECTED', before]);
  expect((await newest())?.title).toBe('Your claim was refused: Rainy <Sunday>');
});

it('gives out what says no amount, and gives money later for what was given out without', async () => {
  const free = await claimed({ maxBonus: 0n });
  await expect(claim(free.name, 'approve', '--pay', '1')).rejects.toThrow('says no amount');
  expect(await claim(free.name, 'approve')).toContain('is ISSUED, and');
  expect(await statusOf(free.id)).toBe('ISSUED');
  const { id, name } = await claimed();
  await claim(name, 'approve', '--pay', '0');
  expect(await statusOf(id)).toBe('ISSUED');
  await expect(claim(name, 'refuse')).rejects.toThrow('is ISSUED: it waits for no answer');
  expect(await claim(name, 'approve', '--pay', '100')).toContain(
    '100.00 PHP were given to play with',
  );
  // Another is wagered first.
  expect(await statusOf(id)).toBe('ISSUED');
  await expect(claim(name, 'approve', '--pay', '1')).rejects.toThrow('waits for no answer');
});

it('answers a claim once, of two at the same moment as well', async () => {
  const { id, name } = await claimed();
  const before = await bonus();
  const other = openDatabase(gateway.databaseUrl, () => {}, 2);
  const both = await other.transaction().execute(async (tx) => {
    await tx
      .selectFrom('promotion_claim')
      .select('status')
      .where('promotion_id', '=', BigInt(id))
      .forUpdate()
      .execute();
    const answers = [1, 2].map(() => claim(name, 'approve', '--pay', '10'));
    const settled = Promise.allSettled(answers);
    await untilWaiting({ ...gateway, db: other }, 2);
    return { settled };
  });
  expect((await both.settled).map(({ status }) => status).toSorted()).toEqual([
    'fulfilled',
    'rejected',
  ]);
  await other.destroy();
  expect(await bonus()).toBe(before + 10);
  await expect(claim(name, 'approve', '--pay', '10')).rejects.toThrow('waits for no answer');
});

it.each([
  [[], 'gives up to 100.00 PHP. Say how much with --pay'],
  [['--pay', '100.01'], 'gives at most 100.00 PHP'],
  [['--pay', '0.001'], '0.001 is no amount of PHP'],
  [['--pay', '-5'], '-5 is no amount of PHP'],
  [['--pay', 'much'], 'much is no amount of PHP'],
])('gives nothing where nobody said a right amount: %j', async (args, sentence) => {
  const { id, name } = await claimed();
  const { n } = await lastAct();
  await expect(claim(name, 'approve', ...args)).rejects.toThrow(sentence);
  expect([await statusOf(id), (await lastAct()).n]).toEqual(['APPLYING', n]);
});

it('gives once for a key', async () => {
  const { name } = await claimed();
  const before = await bonus();
  const told = await claim(name, 'approve', '--pay', '5', '--key', 'k');
  expect(await claim(name, 'approve', '--pay', '5', '--key', 'k')).toBe(
    `This was done before, under the same key; nothing was done now.\n${told}`,
  );
  expect(await bonus()).toBe(before + 5);
});

it.each([
  [['claim', 'aurora'], /^Usage/],
  [['claim', 'aurora', '3-4', 'perhaps'], /^Usage/],
  [['claim', 'aurora', '3-4', 'refuse', '--pay', '1'], /^Usage/],
  [['claim', 'aurora', '3-4', '--key', '1'], /^Usage/],
  [['claim', 'aurora', '3-4', '--sideways'], /^--sideways is not understood/],
  [['claim', 'aurora', 'three'], 'three is no claim. It is written 3-17'],
  [['claim', 'aurora', '99999-1'], 'aurora has no claim 99999-1. pnpm gateway claims aurora'],
  [['claim', 'aurora', '99999-1', 'approve'], 'aurora has no claim 99999-1.'],
  [['claim', 'auroa', '3-4'], 'There is no merchant auroa. There are aurora, noir'],
  [['claims'], /^Usage/],
  [['claims', 'aurora', '--after', '99999-1'], 'aurora has no claim 99999-1.'],
] as [string[], RegExp | string][])(
  'does nothing it does not understand: %j',
  async (args, why) => {
    const [command = '', ...rest] = args;
    await expect(gateway.operate(command, ...rest)).rejects.toThrow(why);
  },
);

it('knows no claim of another merchant', async () => {
  const { name } = await claimed();
  await expect(gateway.operate('claim', 'noir', name, 'refuse')).rejects.toThrow(
    'noir has no claim',
  );
});
