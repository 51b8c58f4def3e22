import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser/browser.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';

const DAY = 86_400_000;
let gateway: TestGateway;
let member: Browser;
const ids: Record<string, string> = {};

beforeAll(async () => {
  gateway = await openGateway();
  member = gateway.visit('aurora');
  await member.login('marisol88');
  const now = gateway.now();
  await gateway.db.deleteFrom('announcement_read').where('merchant', '=', 'aurora').execute();
  ids['now'] = await announce('notice', { EN: 'Open', TY: 'Bukas' }, now - DAY);
  ids['english'] = await announce('notice', { EN: 'English only' }, now - 2 * DAY);
  ids['later'] = await announce('notice', { EN: 'Later' }, now + DAY);
  ids['over'] = await announce('notice', { EN: 'Over' }, now - 3 * DAY, now - DAY);
  ids['popup'] = await announce('popup', { EN: 'Popup' }, now - DAY);
  ids['agent'] = await announce('agent', { EN: 'For agents' }, now - DAY);
  ids['noir'] = await announce('notice', { EN: 'Of noir' }, now - DAY, undefined, 'noir');
  for (const [group, at] of [
    ['m_home', 1],
    ['m_reg', 2],
  ] as const) {
    await gateway.db
      .insertInto('banner')
      .values({
        merchant: 'aurora',
        group_name: group,
        titles: JSON.stringify({ EN: `Banner ${group}` }),
        texts: JSON.stringify({ EN: '' }),
        picture: '/img/x.svg',
        position: at,
        starts_at: new Date(now - DAY),
        ends_at: null,
      })
      .execute();
  }
});
afterAll(() => gateway.stop());

async function announce(
  kind: 'notice' | 'popup' | 'agent',
  texts: Record<string, string>,
  starts: number,
  ends?: number,
  merchant = 'aurora',
): Promise<string> {
  const { id } = await gateway.db
    .insertInto('announcement')
    .values({
      merchant,
      kind,
      titles: JSON.stringify(texts),
      contents: JSON.stringify({ EN: '<p>Text</p>' }),
      starts_at: new Date(starts),
      ends_at: ends === undefined ? null : new Date(ends),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id.toString();
}

async function ask(browser: Browser, types: string, more: object = {}) {
  const { envelope } = await browser.call('announcements', { query: { types, ...more } });
  if (envelope.value === null) throw new Error(envelope.code);
  return envelope.value;
}

const titles = (list: readonly { readonly title: string }[]) => list.map(({ title }) => title);

it('gives each part only when it is asked for [CA-12 api]', async () => {
  const visitor = gateway.visit('aurora');
  const notices = await ask(visitor, 'B,PL,PU');
  expect(titles(notices.player)).toContain('Open');
  expect(titles(notices.popup)).toContain('Popup');
  expect(notices.banners.length).toBeGreaterThan(1);
  expect([notices.promotion, notices.hot]).toEqual([[], []]);
  const home = await ask(visitor, 'B,PL,PU,PR,H', { groupName: 'm_home', platform: 'M' });
  expect(new Set(home.banners.map(({ groupName }) => groupName))).toEqual(new Set(['m_home']));
  expect(home.hot.length).toBe(9);
  expect((await ask(visitor, 'B', { groupName: 'm_reg' })).player).toEqual([]);
});

it('shows what has begun and not ended, of this merchant alone', async () => {
  const { player } = await ask(gateway.visit('aurora'), 'PL');
  for (const hidden of ['Later', 'Over', 'Of noir', 'For agents']) {
    expect(titles(player)).not.toContain(hidden);
  }
});

it('takes PR and Promotion for the same [CA-12 api]', async () => {
  const visitor = gateway.visit('aurora');
  expect((await ask(visitor, 'Promotion')).promotion).toEqual((await ask(visitor, 'PR')).promotion);
});

it('speaks the language it is asked in, and English where nothing else was written', async () => {
  const visitor = gateway.visit('aurora');
  const inFilipino = titles((await ask(visitor, 'PL', { language: 'TY' })).player);
  expect(inFilipino).toContain('Bukas');
  expect(inFilipino).toContain('English only');
  const { envelope } = await visitor.call('notices', { headers: { language: 'TY' } });
  expect(titles(envelope.value ?? [])).toContain('Bukas');
  const unknown = await visitor.call('notices', { headers: { language: 'XX' } });
  expect(titles(unknown.envelope.value ?? [])).toContain('Open');
});

it('marks an announcement as read for one member, once or twice alike [CA-14 api]', async () => {
  const before = await ask(member, 'PL');
  const body = { announcementId: ids['now'] ?? '', read: true } as const;
  expect((await member.call('readAnnouncement', { body })).status).toBe(200);
  expect((await member.call('readAnnouncement', { body })).status).toBe(200);
  const after = await ask(member, 'PL');
  expect(after.player.find(({ id }) => id === ids['now'])?.read).toBe(true);
  expect(after.footer.unreadCount).toBe(before.footer.unreadCount - 1);
  const other = gateway.visit('aurora');
  await other.login('luis2026x');
  expect((await ask(other, 'PL')).player.find(({ id }) => id === ids['now'])?.read).toBe(false);
});

it('marks the word to agents for agents only', async () => {
  const body = { announcementId: ids['agent'] ?? '', read: true } as const;
  const { status, envelope } = await member.call('readAnnouncement', { body });
  expect([status, envelope.code]).toEqual([404, 'announcement.missing']);
  const agent = gateway.visit('aurora');
  await agent.login('luis2026x');
  expect((await agent.call('readAnnouncement', { body })).status).toBe(200);
});

it('knows no announcement of another merchant', async () => {
  const body = { announcementId: ids['noir'] ?? '', read: true } as const;
  const { status, envelope } = await member.call('readAnnouncement', { body });
  expect([status, envelope.code]).toEqual([404, 'announcement.missing']);
});

it('counts nothing for a guest, who has read everything', async () => {
  const guest = gateway.visit('aurora');
  const { envelope } = await guest.call('trial', { body: { moduleId: 'FREEPLAY3' } });
  guest.token = envelope.value?.token;
  const { player, footer } = await ask(guest, 'PL');
  expect(player.every(({ read }) => read)).toBe(true);
  expect(footer.unreadCount).toBe(0);
});

it('keeps the word to agents for agents [CA-12 api]', async () => {
  const agent = gateway.visit('aurora');
  await agent.login('dagat_agent');
  const { player, footer } = await ask(agent, 'A', { groupName: 'm_home' });
  expect(titles(player)).toContain('For agents');
  expect(footer.unreadCount).toBeGreaterThan(0);
  const query = { types: 'A', groupName: 'm_home' };
  expect((await member.call('announcements', { query })).envelope.code).toBe('type.rejected');
  const visitor = gateway.visit('aurora');
  expect((await visitor.call('announcements', { query })).envelope.code).toBe('auth.required');
});

it('puts what was read most first among the popular', async () => {
  const { envelope } = await gateway.visit('aurora').call('popularNotices');
  expect(titles(envelope.value ?? [])[0]).toBe('Open');
});

it('lets visitors’ answers be cached and asked for again, and members’ never be shared', async () => {
  const visitor = gateway.visit('aurora');
  const query = { types: 'PL' };
  const first = await visitor.call('announcements', { query });
  expect(first.headers['cache-control']).toMatch(/^public/);
  const again = await visitor.send({
    path: '/wps/announcement?types=PL',
    headers: { 'if-none-match': first.headers.etag ?? '' },
  });
  expect([again.status, again.text]).toEqual([304, '']);
  const own = await member.call('announcements', { query });
  expect(own.headers['cache-control']).toBe('private, no-cache');
});
