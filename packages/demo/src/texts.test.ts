import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoPlayers, DEMO_PASSWORD } from './people/players.ts';
import { announcements } from './texts/announcements.ts';
import { banners } from './texts/banners.ts';
import { help } from './texts/help.ts';
import { letters, walletMessages } from './texts/messages.ts';
import { categories, promotions } from './texts/promotions.ts';
import { banners as drawn } from '@livery/art';
import { fill, fillAmount, scaled, type Wording } from './texts/fill.ts';

const texts: readonly (readonly [where: string, text: Wording])[] = [
  ...announcements.flatMap(({ title, content }) => named(title, content)),
  ...banners.flatMap(({ title, text }) => named(title, text)),
  ...help.flatMap(({ title, content }) => named(title, content)),
  ...letters.flatMap(({ title, content }) => named(title, content)),
  ...Object.values(walletMessages).flatMap(({ title, content }) => named(title, content)),
  ...promotions.flatMap(({ title, content }) => named(title, content)),
  ...categories.flatMap((name) => named(name)),
];

function named(title: Wording, ...more: readonly Wording[]) {
  return [title, ...more].map((text) => [title.EN, text] as const);
}

const each = texts.flatMap(([where, text]) =>
  Object.entries(text).map(([language, words]) => ({ where, language, words })),
);

const TAGS = new Set(['p', 'b', 'ul', 'ol', 'li', 'a', 'h3', 'table', 'tr', 'th', 'td']);

/** As others write it: digits, and what stands between them. */
const latin = (text: string): string =>
  text.replaceAll(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit))).replaceAll('٫', '.');

/** Tags that are not allowed, not closed, or not in order. */
function faultsOf(words: string): string[] {
  const open: string[] = [];
  const faults = [...words.matchAll(/<(\/?)(\w+)([^>]*)>/g)].flatMap(
    ([whole, end, tag = '', rest = '']) => {
      if (end !== '') return open.pop() === tag && rest === '' ? [] : [whole];
      open.push(tag);
      const isPlain = tag === 'a' ? /^ href="[^"]+"$/.test(rest) : rest === '';
      return TAGS.has(tag) && isPlain ? [] : [whole];
    },
  );
  return open.length === 0 ? faults : [...faults, `open: ${open.join(' ')}`];
}

/** Pages of the app, as the specification lists them. */
const ROUTES = new Set(
  `home login register forget changePsw set help notice message webEmail activity activityDetail
  hot-games gameCenter slotsCenter gameList lottery lott elott live-games slot-games sport-games
  esport-games fishing-games poker-games app myAccount/index member/home gameRecord voucherCenter
  withdraw inviteFriends mall/mallHome member/benefits agent agent/team/overview transaction/record
  member/team redRain agent/team/pnl teamBetting securityCenter`
    .split(/\s+/)
    .map((name) => `/m/${name}`),
);

describe('the texts of the demo', () => {
  it('are there in every language, and are not one text twice', () => {
    expect(each.length).toBeGreaterThan(180);
    for (const { where, language, words } of each) {
      expect([where, language, words.trim().length > 1]).toEqual([where, language, true]);
    }
    const same = texts.filter(
      ([, { EN, TY, AR }]) => (EN === TY && EN !== 'Privacy') || AR === EN || AR === TY,
    );
    expect(same).toEqual([]);
  });

  it('say the same figures in each language', () => {
    const figures = (text: string) =>
      (latin(text).match(/\{\w+\}|\d+(?:\.\d+)?/g) ?? []).toSorted();
    for (const [where, { EN, TY, AR }] of texts) {
      expect([where, figures(TY)]).toEqual([where, figures(EN)]);
      expect([where, figures(AR)]).toEqual([where, figures(EN)]);
    }
  });

  it('are Arabic in Arabic: its letters, digits and signs, and others in names alone', () => {
    const names = /Moon Orchard|iPhone|iOS 12\.4/g;
    const foreign = texts.flatMap(([where, { AR }]) => {
      const said = AR.replaceAll(/<[^>]*>|\{\w+\}/g, ' ').replaceAll(names, ' ');
      return (said.match(/[A-Za-z0-9,;?%]+/g) ?? []).map((word) => [where, word]);
    });
    expect(foreign).toEqual([]);
  });

  it('use only tags that every page lets through, closed in order', () => {
    expect(
      each.flatMap(({ where, words }) => faultsOf(words).map((fault) => [where, fault])),
    ).toEqual([]);
    expect(faultsOf('<p>a<b>b</p></b>')).toEqual(['</p>', '</b>']);
    expect(faultsOf('<p onclick="x">a<script>')).toEqual([
      '<p onclick="x">',
      '<script>',
      'open: p script',
    ]);
  });

  it('link to pages of the app, and to help articles that exist', () => {
    const links = each.flatMap(({ words }) =>
      [...words.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href),
    );
    const all = [...links, ...banners.map(({ link }) => link)];
    expect(all.length).toBeGreaterThan(40);
    for (const link of all) {
      const { pathname, searchParams } = new URL(link, 'https://site.invalid');
      expect([link, ROUTES.has(pathname)]).toEqual([link, true]);
      expect([link, Number(searchParams.get('i') ?? 0) < help.length]).toEqual([link, true]);
    }
  });

  it('press nobody to play', () => {
    const pushy = /win big|hurry|last chance|don.t miss|guaranteed|risk.free|sigurado|bilisan/i;
    expect(each.filter(({ words }) => pushy.test(words))).toEqual([]);
  });

  it('are as many of each kind as a living site has', () => {
    const kinds = Map.groupBy(announcements, ({ kind }) => kind);
    expect(kinds.get('notice')?.length).toBeGreaterThanOrEqual(8);
    expect([kinds.get('popup')?.length, kinds.get('agent')?.length]).toEqual([2, 3]);
    const groups = Map.groupBy(banners, ({ group }) => group);
    expect(groups.get('m_home')?.length).toBeGreaterThanOrEqual(4);
    expect(groups.size).toBe(5);
    expect(help.length).toBeGreaterThanOrEqual(10);
    expect([categories.length >= 4, promotions.length >= 8]).toEqual([true, true]);
  });

  it('name pictures that are drawn', () => {
    const known = new Set(drawn.map(({ id }) => id));
    const used = [...banners, ...promotions].map(({ picture }) => picture);
    expect(used.filter((picture) => !known.has(picture))).toEqual([]);
  });
});

describe('a promotion', () => {
  it('says its terms in figures, and asks for no more than ten times the bonus', () => {
    for (const { title, content, wagering = 0, maxBonus, minDeposit, days } of promotions) {
      expect([title.EN, wagering <= 10]).toEqual([title.EN, true]);
      const figures = [maxBonus, minDeposit].flatMap((figure) => (figure ? [`{${figure}}`] : []));
      const said = [...figures, ...(days ? [`${days} days`] : [])];
      expect(said.filter((words) => !content.EN.includes(words))).toEqual([]);
    }
  });

  it('comes in every way and at every time', () => {
    expect(new Set(promotions.map(({ way }) => way))).toEqual(new Set(['join', 'claim', 'read']));
    const running = promotions.filter(({ from, to, noExpiry }) => !noExpiry && from < 0 && to > 0);
    const counts = [
      running,
      promotions.filter(({ noExpiry }) => noExpiry),
      promotions.filter(({ from }) => from > 0),
      promotions.filter(({ to }) => to < 0),
    ];
    expect(counts.every(({ length }) => length > 0)).toBe(true);
  });
});

it('writes an amount in the money of the site', () => {
  const site = { name: 'Aurora', code: 'aurora', minAge: 21 };
  const peso = { ...site, currency: 'PHP' };
  expect(fill('{1500} at {site}, {age}+', peso, 'EN')).toBe('₱1,500 at Aurora, 21+');
  expect(fill('{1500}', { ...site, currency: 'EUR' }, 'EN')).toBe('€30');
  expect(fill('{1500}', peso, 'TY')).toBe('₱1,500');
  expect(fill('{1500} {age}', peso, 'AR')).toMatch(/١٬٥٠٠.*٢١/);
  expect(fillAmount({ EN: '{amount}', TY: '{amount}', AR: '{amount}' }, 'PHP', 171_143n)).toEqual({
    EN: '₱1,711.43',
    TY: '₱1,711.43',
    AR: expect.stringContaining('١٬٧١١٫٤٣'),
  });
  expect([scaled(peso, 500), scaled({ currency: 'GBP' }, 25)]).toEqual([50_000n, 50n]);
});

it('lists in the README every account there is, with its type and its balance', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8');
  const [first, second, third] = ['PHP', 'EUR', 'GBP'].map((currency) => demoPlayers({ currency }));
  const rows = first?.map(({ type, role, balance, account }, at) => {
    const accounts = [account, second?.[at]?.account, third?.[at]?.account];
    return [type, role, ...accounts.map((name) => `\`${name}\``), balance].join('|');
  });
  const table = readme.split('\n').map((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    return cells.slice(1, -1).join('|');
  });
  expect(rows).toHaveLength(10);
  expect(table).toEqual(expect.arrayContaining(rows ?? []));
  expect(readme).toContain(DEMO_PASSWORD);
});
