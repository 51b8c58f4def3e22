import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { addPerson } from '../../../testing/people.ts';

const DAY = 86_400_000;
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.stop());

const titles = JSON.stringify({ EN: 'Written by hand' });
const contents = JSON.stringify({ EN: '<p>Text</p>' });
/** Instants without an end are instants to the database, and none to whoever reads them. */
const always = sql<Date>`'-infinity'`;

const noticesOf = async (types: string) => {
  const { status, envelope } = await gateway
    .visit('aurora')
    .call('announcements', { query: { types } });
  return { status, value: envelope.value };
};

describe('one row that was written wrongly', () => {
  it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'http://evil.example'])(
    'costs a banner that leads to %s, and no other',
    async (link) => {
      const before = (await noticesOf('B')).value?.banners;
      const banner = { merchant: 'aurora', group_name: 'm_home', titles, texts: contents };
      await gateway.db
        .insertInto('banner')
        .values([
          {
            ...banner,
            picture: '/img/x.svg',
            link,
            position: 0,
            starts_at: new Date(0),
            ends_at: null,
          },
          {
            ...banner,
            picture: 'data:image/svg+xml,<svg/>',
            link: '',
            position: 0,
            starts_at: new Date(0),
            ends_at: null,
          },
        ])
        .execute();
      gateway.advance(10_000);
      const { status, value } = await noticesOf('B');
      expect([status, value?.banners]).toEqual([200, before]);
    },
  );

  it('costs a notice, a pop-up or a word of help, and no other', async () => {
    const helpBefore = (await gateway.visit('aurora').call('help')).envelope.value?.length;
    const before = (await noticesOf('PL,PU')).value;
    for (const kind of ['notice', 'popup'] as const) {
      await gateway.db
        .insertInto('announcement')
        .values({ merchant: 'aurora', kind, titles, contents, starts_at: always, ends_at: null })
        .execute();
    }
    await gateway.db
      .insertInto('help_article')
      .values({ merchant: 'aurora', titles: JSON.stringify({ EN: 5 }), contents, position: 0 })
      .execute();
    gateway.advance(10_000);
    expect(await noticesOf('PL,PU')).toEqual({ status: 200, value: before });
    for (const name of ['notices', 'popularNotices'] as const) {
      expect((await gateway.visit('aurora').call(name)).status).toBe(200);
    }
    expect((await gateway.visit('aurora').call('help')).envelope.value).toHaveLength(
      helpBefore ?? 0,
    );
  });

  it('costs a promotion or a heading of them, and no other', async () => {
    const headings = async () => {
      const { status, envelope } = await gateway.visit('aurora').call('promotionCategories');
      return [status, envelope.value];
    };
    const headingsBefore = await headings();
    await gateway.db
      .insertInto('promotion_category')
      .values({ merchant: 'aurora', names: JSON.stringify({ EN: 5 }), position: 0 })
      .execute();
    expect(await headings()).toEqual(headingsBefore);
    const before = (await noticesOf('PR')).value?.promotion;
    const now = gateway.now();
    await gateway.db
      .insertInto('promotion')
      .values({
        merchant: 'aurora',
        way: 'read',
        titles,
        contents,
        pictures: ['/img/x.svg', 'javascript:alert(1)'],
        category_ids: [],
        starts_at: new Date(now - DAY),
        ends_at: new Date(now + DAY),
        published_at: new Date(now),
        position: 0,
      })
      .execute();
    gateway.advance(10_000);
    expect((await noticesOf('PR')).value?.promotion).toEqual(before);
  });

  it('costs a letter, and no other', async () => {
    const { id, account } = await addPerson(gateway);
    const member = gateway.visit('aurora');
    await member.login(account);
    const letter = { merchant: 'aurora', member_id: id, kind: 'system', read_at: null } as const;
    await gateway.db
      .insertInto('message')
      .values([
        { ...letter, titles, contents, at: new Date(1) },
        { ...letter, titles: JSON.stringify({ EN: null }), contents: 'null', at: new Date(0) },
        { ...letter, titles, contents, at: new Date(2) },
      ])
      .execute();
    const { status, envelope } = await member.call('inbox');
    expect([status, envelope.value?.list.map(({ createdAt }) => createdAt)]).toEqual([200, [2, 1]]);
  });

  it('costs a game or a vendor with its games, and no other', async () => {
    const gamesNow = async () => {
      const { status, envelope } = await gateway
        .visit('aurora')
        .call('gameList', { query: { pageSize: 100, vassalage: 'BGS' } });
      return [status, envelope.value?.games.map(({ nodeId }) => nodeId)] as const;
    };
    const vendorsNow = async () => {
      const { status, envelope } = await gateway.visit('aurora').call('vendors');
      const all = Object.values(envelope.value?.mapping ?? {}).flat();
      return [status, new Set(all.map(({ vassalage }) => vassalage))] as const;
    };
    const [, games = []] = await gamesNow();
    const [, vendors] = await vendorsNow();
    const [bad] = games;
    const other = [...vendors].find((code) => code !== 'BGS') ?? '';
    await gateway.db
      .updateTable('game')
      .set({ icon: 'javascript:alert(1)' })
      .where('merchant', '=', 'aurora')
      .where('node_id', '=', bad ?? '')
      .execute();
    await gateway.db
      .updateTable('vendor')
      .set({ icon: 'javascript:alert(1)' })
      .where('merchant', '=', 'aurora')
      .where('code', '=', other)
      .execute();
    await gateway.announce('aurora');
    await expect.poll(gamesNow).toEqual([200, games.slice(1)]);
    vendors.delete(other);
    expect(await vendorsNow()).toEqual([200, vendors]);
  });
});

describe('HTML that was written by hand in the database', () => {
  const dirty =
    '<p onclick="alert(1)">Text <a href="javascript:alert(1)">here</a></p><script>alert(1)</script>' +
    '<iframe srcdoc="x"></iframe><img src="https://evil.example/t.png"><b>end</b>';
  const clean = '<p>Text here</p><b>end</b>';

  it('leaves the platform without what it must not hold', async () => {
    const now = gateway.now();
    const own = { merchant: 'aurora', titles, contents: JSON.stringify({ EN: dirty }) };
    for (const kind of ['notice', 'popup'] as const) {
      await gateway.db
        .insertInto('announcement')
        .values({ ...own, kind, starts_at: new Date(now - 1), ends_at: null })
        .execute();
    }
    await gateway.db
      .insertInto('help_article')
      .values({ ...own, position: 0 })
      .execute();
    await gateway.db
      .insertInto('promotion')
      .values({
        ...own,
        way: 'read',
        pictures: [],
        category_ids: [],
        starts_at: new Date(now - DAY),
        ends_at: new Date(now + DAY),
        published_at: new Date(now),
        position: 0,
      })
      .execute();
    const member = gateway.visit('aurora');
    await member.login('marisol88');
    const id = BigInt((await member.call('memberInfo')).envelope.value?.id ?? '0');
    await gateway.db
      .insertInto('message')
      .values({ ...own, member_id: id, kind: 'system', at: new Date(now), read_at: null })
      .execute();
    gateway.advance(10_000);
    const { value } = await noticesOf('PL,PU,PR');
    const help = (await gateway.visit('aurora').call('help')).envelope.value;
    const inbox = (await member.call('inbox')).envelope.value?.list;
    const all = [value?.player, value?.popup, value?.promotion, help, inbox];
    const written = all.map((list) =>
      list?.filter(({ title }) => title === 'Written by hand').map(({ content }) => content),
    );
    expect(written).toEqual(all.map(() => [clean]));
  });

  it('is what the demo writes as well: nothing of it changes on its way out', async () => {
    const rows = await gateway.db
      .selectFrom('help_article')
      .select('contents')
      .where('merchant', '=', 'noir')
      .orderBy('position')
      .execute();
    const { envelope } = await gateway.visit('noir').call('help', { query: { lang: 'EN' } });
    expect(envelope.value?.map(({ content }) => content)).toEqual(
      rows.map(({ contents: texts }) => texts['EN']),
    );
    expect(JSON.stringify(rows)).toContain('noopener noreferrer');
  });
});
