import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser/browser.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';

let gateway: TestGateway;
let member: Browser;
let other: Browser;
beforeAll(async () => {
  gateway = await openGateway();
  member = await guestMember();
  other = await guestMember();
});
afterAll(() => gateway.stop());

/** A member of the ordinary type whose inbox nobody has written to. */
async function guestMember(): Promise<Browser> {
  const browser = gateway.visit('aurora');
  const { envelope } = await browser.call('trial', { body: { moduleId: 'FREEPLAY3' } });
  browser.token = envelope.value?.token;
  await gateway.db
    .updateTable('member')
    .set({ type: 0 })
    .where('account', '=', envelope.value?.userName ?? '')
    .execute();
  return browser;
}

async function write(browser: Browser, count: number): Promise<string[]> {
  const info = await browser.call('memberInfo');
  const memberId = BigInt(info.envelope.value?.id ?? '0');
  const rows = await gateway.db
    .insertInto('message')
    .values(
      Array.from({ length: count }, (_, at) => ({
        merchant: 'aurora',
        member_id: memberId,
        kind: 'system' as const,
        titles: JSON.stringify({ EN: `Letter ${at}`, TY: `Liham ${at}` }),
        contents: JSON.stringify({ EN: '<p>Text</p>' }),
        at: new Date(gateway.now()),
        read_at: null,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id.toString());
}

const unread = async (browser: Browser) => (await browser.call('inboxUnread')).envelope.value;
const page = async (browser: Browser, query: object = {}) =>
  (await browser.call('inbox', { query })).envelope.value;

it('is empty before anybody writes', async () => {
  expect(await page(member)).toEqual({ list: [], pageNum: 1, totalPages: 0 });
  expect(await unread(member)).toBe(0);
});

it('pages 25 at a time, the newest first [CA-10 api]', async () => {
  const ids = await write(member, 30);
  const first = await page(member);
  expect(first?.list.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 25));
  expect([first?.pageNum, first?.totalPages]).toEqual([1, 2]);
  const second = await page(member, { pageNo: 2, pageSize: 25 });
  expect(second?.list.map(({ id }) => id)).toEqual(ids.toReversed().slice(25));
  expect(await unread(member)).toBe(30);
});

it('is read and deleted by its owner alone', async () => {
  const [mine = ''] = await write(member, 1);
  const before = await unread(member);
  await other.call('readInbox', { body: { ids: [mine] } });
  await other.call('deleteInbox', { query: { ids: mine } });
  expect(await unread(member)).toBe(before);
  expect((await member.call('readInbox', { body: { ids: [mine] } })).status).toBe(200);
  expect(await unread(member)).toBe((before ?? 0) - 1);
  expect((await page(member))?.list[0]).toMatchObject({ id: mine, read: true });
  await member.call('deleteInbox', { query: { ids: `${mine},999999` } });
  expect((await page(member))?.list.some(({ id }) => id === mine)).toBe(false);
});

it('speaks the member’s language', async () => {
  const { envelope } = await member.call('inbox', { headers: { language: 'TY' } });
  expect(envelope.value?.list[0]?.title).toMatch(/^Liham/);
});

it.each([
  ['no ids', { ids: [] }],
  ['a hundred and one ids', { ids: Array.from({ length: 101 }, () => '1') }],
  ['an id that is none', { ids: ['one'] }],
])('refuses %s', async (_, body) => {
  expect((await member.call('readInbox', { body })).status).toBe(400);
});
