import { expect, it, vi } from 'vitest';
import type { Reply, Route } from '@livery/contract/client';
import { createClient, type Caller, type Identity } from './http/client.ts';
import { createClock } from './http/clock.ts';
import type { Outgoing } from './http/transport.ts';
import { createRoutes } from './routing/routes.ts';
import { createTabs } from './store/tabs.ts';
import { createLanguages } from './texts/languages.ts';
import type { TextKey } from './texts/text-key.ts';

/** What every table of ours has. */
type Own = {
  readonly [N in 'sessionKey' | 'verification']: {
    readonly input: object;
    readonly reply: Reply<N>;
  };
};

type GameCalls = Own & {
  readonly games: { readonly input: object; readonly reply: readonly string[] };
};
type OfficeCalls = Own & {
  readonly member: {
    readonly input: { readonly params: { readonly id: string } };
    readonly reply: { readonly name: string };
  };
};

const get = (path: string): Route => ({
  method: 'GET',
  path,
  encrypted: false,
  idempotent: false,
});

interface Answer {
  readonly status?: number;
  readonly value?: unknown;
  readonly code?: string;
  readonly serverTime?: number;
}

/** A face: its table, somebody who is in, and a platform that answers one thing after the other. */
function faceOf(table: Readonly<Record<string, Route>>, language: string, who: Caller) {
  const asked: (Pick<Outgoing, 'headers'> & { readonly address: string })[] = [];
  const answers: Answer[] = [];
  let current: Caller | null = who;
  const identity = {
    current: () => current,
    doubt: vi.fn<Identity<Caller>['doubt']>(async () => {
      current = { ...who, token: `${who.token}-renewed` };
    }),
    expire: vi.fn<() => void>(() => void (current = null)),
  };
  const clock = createClock();
  const ports = {
    identity,
    clock,
    table: async (name: string) => {
      const route = table[name];
      if (!route) throw new Error(`${name} is not of this table`);
      return route;
    },
    headers: () => ({ Language: language }),
    seal: async () => ({ data: '', header: '' }),
    transport:
      () =>
      async (address: string, { headers }: Outgoing) => {
        asked.push({ address, headers });
        const { status = 200, value = null, code, serverTime = Date.now() } = answers.shift() ?? {};
        const reply = { success: status === 200, value, code, traceId: 'x', serverTime };
        return Response.json(reply, { status });
      },
  };
  return { ports, identity, clock, asked, answers };
}

const maria = { token: 'of-maria', userName: 'maria' };
const clerk = { token: 'of-a-clerk', userName: 'clerk' };

it('holds two faces in one page, each with a table, a session, a language and a clock of its own', async () => {
  const game = faceOf({ games: get('/wps/games') }, 'EN', maria);
  const office = faceOf({ member: get('/office/members/:id') }, 'AR', clerk);
  const ofGame = createClient<GameCalls, Caller>(game.ports);
  const ofOffice = createClient<OfficeCalls, Caller>(office.ports);

  const hour = 3_600_000;
  game.answers.push({ value: ['plinko'], serverTime: Date.now() + hour });
  office.answers.push({ value: { name: 'Luis' } });
  expect(
    await Promise.all([ofGame.call('games', {}), ofOffice.call('member', { params: { id: '7' } })]),
  ).toEqual([['plinko'], { name: 'Luis' }]);

  const [first, second] = [game.asked[0], office.asked[0]];
  expect([first?.address, second?.address]).toEqual(['/wps/games', '/office/members/7']);
  expect(first?.headers).toMatchObject({ Language: 'EN', Authorization: 'Bearer of-maria' });
  expect(second?.headers).toMatchObject({ Language: 'AR', Authorization: 'Bearer of-a-clerk' });
  expect(game.clock.now() - office.clock.now()).toBeGreaterThan(hour / 2);
});

it('renews the session of one and leaves the other alone', async () => {
  const game = faceOf({ games: get('/wps/games') }, 'EN', maria);
  const office = faceOf({ member: get('/office/members/:id') }, 'AR', clerk);
  const ofGame = createClient<GameCalls, Caller>(game.ports);
  const ofOffice = createClient<OfficeCalls, Caller>(office.ports);

  game.answers.push({ status: 401, code: 'auth.required' }, { value: ['plinko'] });
  expect(await ofGame.call('games', {})).toEqual(['plinko']);
  expect(game.asked.at(-1)?.headers['Authorization']).toBe('Bearer of-maria-renewed');
  expect(game.identity.doubt).toHaveBeenCalledWith('of-maria', false);
  expect(office.identity.doubt).not.toHaveBeenCalled();

  // A second refusal is the end of one, and of one alone.
  const over = { status: 401, code: 'auth.required' };
  office.answers.push(over, over);
  await expect(ofOffice.call('member', { params: { id: '7' } })).rejects.toThrow('auth.required');
  expect(office.identity.expire).toHaveBeenCalledOnce();
  expect([game.identity.current()?.userName, office.identity.current()]).toEqual(['maria', null]);
});

const words = {
  EN: { hello: 'Hello' },
  AR: { hello: 'مرحبا' },
} as const;
const hello = 'hello' as TextKey;

function languagesOf(greeting: string) {
  let chosen: string | null = null;
  const site = {
    languages: [
      { code: 'EN', tag: 'en', dir: 'ltr' },
      { code: 'AR', tag: 'ar', dir: 'rtl' },
    ],
    texts: { EN: { hello: greeting } },
  } as const;
  const languages = createLanguages({
    catalogues: async (code, part) =>
      part === 'early' && (code === 'EN' || code === 'AR') ? words[code] : {},
    chosen: () => chosen,
    keep: (code) => void (chosen = code),
    tellTabs: () => {},
    onTabChoice: () => () => {},
  });
  return { site, languages };
}

it('lets one speak another language than the other, and each its own words', async () => {
  const game = languagesOf('Welcome, player');
  const office = languagesOf('Good morning');
  const ofGame = await game.languages.createTexts(game.site, 'EN');
  const ofOffice = await office.languages.createTexts(office.site, 'EN');
  await game.languages.setLanguage(ofGame, game.site, 'AR');
  expect(ofGame.speech.get().t(hello)).toBe('مرحبا');
  expect(ofOffice.speech.get().t(hello)).toBe('Good morning');
  expect([
    game.languages.storedLanguage(game.site),
    office.languages.storedLanguage(office.site),
  ]).toEqual(['AR', undefined]);
});

it('finds the pages of each by its own table, and speaks to its own tabs', async () => {
  const game = createRoutes<{ readonly name: string; readonly place: { readonly path: string } }>();
  const office = createRoutes<{
    readonly name: string;
    readonly place: { readonly path: string };
  }>();
  game.provide([{ name: 'home', place: { path: '/m/home' } }]);
  office.provide([{ name: 'home', place: { path: '/office' } }]);
  expect([game.addressOf('home', {}), office.addressOf('home', {})]).toEqual([
    '/m/home',
    '/office',
  ]);
  expect([game.at('/office'), office.at('/m/home')]).toEqual([undefined, undefined]);

  const [mine, other, theirs] = ['game', 'game', 'office'].map((name) => createTabs<string>(name));
  const heard = Promise.withResolvers<string>();
  const strayed = vi.fn<(message: string) => void>();
  const stops = [other?.onMessage(heard.resolve), theirs?.onMessage(strayed)];
  mine?.tell('left');
  expect(await heard.promise).toBe('left');
  expect(strayed).not.toHaveBeenCalled();
  for (const stop of stops) stop?.();
});
