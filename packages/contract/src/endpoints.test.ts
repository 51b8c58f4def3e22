import { describe, expect, it } from 'vitest';
import { Check } from 'typebox/value';
import { endpoints, type Endpoint } from './endpoints.ts';
import { Game } from './lobby/index.ts';
import { envelopeOf } from './base/envelope.ts';
import { errorCatalogue } from './errors.ts';
import { homePaths, pagePaths } from './generated/pages.ts';
import { routes } from './routes.ts';
import { linkedPages } from './site/index.ts';

const all: readonly Endpoint[] = Object.values(endpoints);

/** Every part of schemas that says what a text looks like. */
function patternsIn(part: unknown): readonly object[] {
  if (typeof part !== 'object' || part === null) return [];
  const below = Object.values(part).flatMap(patternsIn);
  return 'pattern' in part && typeof part.pattern === 'string' ? [part, ...below] : below;
}

describe('the contract', () => {
  it('names every operation by its key, and each method and path once', () => {
    expect(all.map((one) => one.name)).toEqual(Object.keys(endpoints));
    expect(new Set(all.map((one) => `${one.method} ${one.path}`)).size).toBe(all.length);
  });

  it('lists only errors of the catalogue', () => {
    for (const one of all) {
      for (const code of one.errors) expect(errorCatalogue).toHaveProperty([code]);
    }
  });

  it('has every row of the specification’s tables', () => {
    const rows = new Set(all.flatMap(({ id }) => id.split('+').map((row) => row.split('.')[0])));
    const wanted = Object.entries({
      A: 34,
      C: 11,
      W: 15,
      B: 2,
      G: 19,
      T: 14,
      S: 8,
      K: 3,
      L: 1,
    }).flatMap(([letter, last]) =>
      Array.from({ length: last }, (_, at) => `${letter}${String(at + 1).padStart(2, '0')}`),
    );
    // A limit on time is set like any other: the tenth row has no operation of its own.
    const play = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12].map((row) => `RG${row}`);
    expect([...rows].toSorted()).toEqual([...wanted, ...play].toSorted());
  });

  it('takes the table of routes as it is', () => {
    for (const { name, method, path, encrypted, idempotent, form } of all) {
      expect({ method, path, encrypted, idempotent, form }).toEqual(routes[name]);
    }
    expect(Object.keys(endpoints).toSorted()).toEqual(Object.keys(routes).toSorted());
  });

  it('says in the table, too, what is written as a form', () => {
    for (const { bodyType, form } of all) expect(form === true).toBe(bodyType === 'form');
  });

  it('has a payload exactly where the body is encrypted', () => {
    const built = all.filter(({ planned }) => planned !== true);
    for (const one of built) expect('payload' in one.request).toBe(one.encrypted);
  });

  it('says of planned operations only where they are and who may call', () => {
    const planned = all.filter((one) => one.planned === true);
    expect(planned.length).toBeGreaterThan(0);
    for (const one of planned) expect([one.request, one.errors]).toEqual([{}, ['planned']]);
  });

  it('refuses keys nobody declared, in requests of every kind', () => {
    for (const one of all) {
      for (const schema of Object.values(one.request)) {
        const forms = 'anyOf' in schema ? (schema.anyOf as object[]) : [schema];
        for (const form of forms) expect(form).toHaveProperty('additionalProperties', false);
      }
    }
  });

  it('says of every text with a pattern how long it may be, in requests of every kind', () => {
    for (const { name, request } of all) {
      for (const part of patternsIn(request)) expect(part, name).toHaveProperty('maxLength');
    }
    expect(patternsIn(endpoints.register.request).length).toBeGreaterThan(30);
  });

  it('lets nobody who is not signed in change anything but their own coming in', () => {
    const changing = all.filter(({ method, caller }) => method !== 'GET' && caller === 'public');
    expect(changing.map(({ name }) => name).toSorted()).toEqual(
      (
        'login passkeyLogin passkeyLoginOptions refresh register retrieveByEmail retrieveByPhone smsNoLogin smsRegister ' +
        'socialLogin trial trialAccountPost'
      ).split(' '),
    );
  });

  it('keeps what is a member’s own for members', () => {
    const own =
      /^\/wps\/(wallet|record|member\/(inbox|info|headIcon|profile|bankCard)|game\/(favourite|recent|launch)|security|kyc|rg)/;
    const open = all.filter(({ path, caller }) => own.test(path) && caller === 'public');
    expect(open.map(({ name }) => name)).toEqual([]);
    expect(endpoints.removeFavourite.caller).toBe('member');
  });

  it('takes no amount below nothing', () => {
    const transfer = (amount: string) =>
      Check(endpoints.transfer.request.body, { from: 'MAIN', to: 'NPL', amount });
    expect([transfer('1.00'), transfer('0')]).toEqual([true, true]);
    expect(['-1.00', '-0', '+1', '1e3', ''].filter(transfer)).toEqual([]);
  });

  it('uses the paths the specification gives [CA-01 api] [CA-03 api] [CA-04 api] [CA-05 api]', () => {
    expect(endpoints.login).toMatchObject({ method: 'POST', path: '/wps/session/login' });
    expect(endpoints.captcha).toMatchObject({ method: 'GET', path: '/wps/captcha' });
    expect(endpoints.memberInfo).toMatchObject({ method: 'GET', path: '/wps/member/info' });
    expect(endpoints.logout.method).toBe('DELETE');
  });

  it('carries the nineteen fields of a game, and favourites as node ids [ST-05 api]', () => {
    expect(Object.keys(Game.properties)).toEqual(
      expect.arrayContaining(
        (
          'gameId nodeId nodeName gameName gameType gameCategory gameClassify gameClassifyNew ' +
          'isNew vassalage displayName showIcon iconUrl mobileLargeIcon roomId supportPlay ' +
          'lottoMode gameCode isGameH5'
        ).split(' '),
      ),
    );
    const page = { pageNum: 1, totalPages: 1 };
    const takes = (content: unknown[]) => Check(endpoints.favouriteIds.reply, { content, ...page });
    expect([takes(['7', 'moon-orchard']), takes([7])]).toEqual([true, false]);
  });

  it('knows six kinds of content, one or several at once, and no other [CO-09 api]', () => {
    const takes = (types: string) => Check(endpoints.announcements.request.query, { types });
    // Agents, players, banners, pop-ups, promotions, home.
    const kinds = ['A', 'PL', 'B', 'PU', 'PR', 'H'];
    expect(kinds.filter((kind) => !takes(kind))).toEqual([]);
    expect([takes(kinds.join(',')), takes('B,PL,PU'), takes('B,PL,PU,PR,H')]).toEqual([
      true,
      true,
      true,
    ]);
    expect(['X', 'b', '', 'B,', 'P', 'PLB'].filter(takes)).toEqual([]);
  });

  it('names downloads by six kinds, each with its address [ST-10 api]', () => {
    const takes = (resourceType: string, url = 'https://files.example/app') =>
      Check(endpoints.downloads.reply, { appWindow: true, list: [{ resourceType, url }] });
    const kinds = ['IOS', 'Android', 'MOBILECONFIG', 'TELEGRAM', 'FACEBOOK', 'AppDownloadIcon'];
    expect(kinds.filter((kind) => !takes(kind))).toEqual([]);
    expect([takes('ios'), takes('WINDOWS'), takes('IOS', 'javascript:alert(1)')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('accepts the game list’s query as the specification sends it [CA-22 api]', () => {
    const query = {
      merchant: 'aurora',
      platform: 'html5',
      gameName: 'mango',
      gameType: 'RNG',
      pageNo: 1,
      pageSize: 25,
      vassalage: 'BGS',
      gameClassify: 'NEW',
      isNew: true,
      minBet: '0.05',
      minLine: 5,
      language: 'TY',
    };
    expect(Check(endpoints.gameList.request.query, query)).toBe(true);
    expect(Check(endpoints.gameList.request.query, { ...query, surprise: 1 })).toBe(false);
  });
});

describe('the envelope', () => {
  it('holds a refusal with a value of its own [LG-08 api]', () => {
    const schema = envelopeOf(endpoints.login.failure);
    const reply = {
      success: false,
      value: { captcha: true, attemptsLeft: 4 },
      code: 'login.failed',
      message: 'login.failed',
      traceId: 't',
      serverTime: 1,
    };
    expect(Check(schema, reply)).toBe(true);
    expect(Check(schema, { ...reply, traceId: undefined })).toBe(false);
    expect(Check(schema, { ...reply, stack: 'at' })).toBe(false);
  });
});

describe('a page that the platform links to', () => {
  it('has a route', () => {
    const built = new Set([...homePaths, ...pagePaths]);
    expect(Object.values(linkedPages).filter((path) => !built.has(path))).toEqual([]);
  });
});
