import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call, identify } from '../client.ts';
import { anyValue, earlyScript } from './early-script.ts';
import { takeEarly } from './take-early.ts';

const address = '/wps/game/hot?language=EN';
const visitor = { Merchant: 'aurora', Language: 'EN' };
const asked = vi.fn<typeof fetch>();

let pages = 0;

/** As a page does at its head. */
async function run(script: string): Promise<void> {
  pages += 1;
  await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(script)}#${pages}`);
}

const begin = (...addresses: readonly string[]): Promise<void> =>
  run(earlyScript({ merchant: 'aurora', language: 'EN', addresses }));

const answer = (value: unknown) => async () =>
  new Response(JSON.stringify({ success: true, value, traceId: '1', serverTime: 1 }));

/** Of all that is asked, this is not answered; whoever else asks in between gets what is theirs. */
function neverAnswer(silent: string): void {
  const others = answer({ list: [] });
  asked.mockImplementation((at) => (at === silent ? new Promise(() => {}) : others()));
}

beforeEach(() => {
  asked.mockImplementation(answer({ list: [] }));
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  identify('aurora', () => 'EN');
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, 'early');
  asked.mockReset();
  localStorage.clear();
  sessionStorage.clear();
  document.adoptedStyleSheets = [];
});

it('asks as the app would, and hands the answer to the first who wants it', async () => {
  await begin(address);
  expect(asked).toHaveBeenCalledExactlyOnceWith(address, {
    headers: { Merchant: 'aurora', Language: 'EN', Device: 'H5', Gateway: '3' },
  });
  expect(await takeEarly(address, visitor)).toBeInstanceOf(Response);
  expect(takeEarly(address, visitor)).toBeUndefined();
});

it('asks for a member by the session of the tab, and hands it to nobody else', async () => {
  const ofMember = '/wps/wallet';
  const token = { token: 'token-of-maria-0001', userName: 'maria' };
  sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(token));
  await run(
    earlyScript({
      merchant: 'aurora',
      language: 'EN',
      addresses: [address],
      ofMember: [ofMember, '/other'],
    }),
  );
  expect(asked.mock.calls.map(([at]) => at)).toEqual([ofMember, '/other']);
  expect(asked.mock.calls[0]?.[1]?.headers).toMatchObject({
    Authorization: 'Bearer token-of-maria-0001',
  });
  const theirs = { ...visitor, Authorization: 'Bearer token-of-maria-0001', Language: 'TY' };
  expect(await takeEarly(ofMember, theirs)).toBeInstanceOf(Response);
  expect(takeEarly('/other', { ...theirs, Authorization: 'Bearer another' })).toBeUndefined();
});

it.each([
  ['/m/help', [address]],
  ['/m/help?i=2', [address]],
  ['/m/hot', ['/hot']],
  ['/m/hot?vassalage=EMW', ['/hot?of=EMW']],
  ['/m/hot?gameType=RNG', ['/hot?kind=RNG']],
  ['/m/hot?constructor=EMW', []],
  ['/m/hot?vassalage=EMW&minBet=1', []],
  ['/m/hot?vassalage=EMW,BGS', []],
  ['/m/hot?gameName=moon', []],
  ['/m/help?vassalage=EMW', [address]],
  ['/m/hot?gameType=INHOUSE', ['/hot?of=house']],
  ['/m/elsewhere', []],
])(
  'asks at %s what the page of that path begins with, unless something narrows it',
  async (at, own) => {
    vi.stubGlobal('location', new URL(at, 'https://site.test'));
    await run(
      earlyScript({
        merchant: 'aurora',
        language: 'EN',
        addresses: { '/m/help': [address], '/m/hot': ['/hot'] },
        anyhow: ['/m/help'],
        narrowed: {
          '/m/hot': {
            vassalage: `/hot?of=${anyValue}`,
            gameType: `/hot?kind=${anyValue}`,
            'gameType=INHOUSE': '/hot?of=house',
          },
        },
      }),
    );
    expect(asked.mock.calls.map(([one]) => one)).toEqual(own);
  },
);

it('saves the app a question of its own, and only the first', async () => {
  await begin(address);
  const hot = () => call('hotGames', { query: { language: 'EN' } });
  expect(await hot()).toEqual({ list: [] });
  expect(asked).toHaveBeenCalledOnce();
  await hot();
  expect(asked).toHaveBeenCalledTimes(2);
});

it('lets the app ask again where what the page asked for could not be had', async () => {
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await begin(address);
  const hot = () => call('hotGames', { query: { language: 'EN' } });
  await expect(hot()).rejects.toMatchObject({ code: 'offline' });
  expect(await hot()).toEqual({ list: [] });
});

it('hands out what came together one in each idle moment, and waits for none that has not come', async () => {
  neverAnswer('/slow');
  await begin('/slow', '/one', '/two');
  // A page of its own, in which nobody's turn is left from before.
  vi.resetModules();
  const early = await import('./take-early.ts');
  const handed: string[] = [];
  const take = async (at: string): Promise<void> => {
    await early.takeEarly(at, visitor);
    handed.push(at);
  };
  vi.useFakeTimers();
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (act: () => void) => idle.push(act));
  void take('/slow');
  const [one, two] = [take('/one'), take('/two')];
  await one;
  await vi.advanceTimersByTimeAsync(0);
  expect(handed).toEqual(['/one']);
  // What the first draws is still in hand: a moment that is not idle is none.
  await vi.advanceTimersByTimeAsync(1000);
  expect(handed).toEqual(['/one']);
  for (const act of idle) act();
  await two;
  expect(handed).toEqual(['/one', '/two']);
  vi.useRealTimers();
});

it('gives up an answer that nobody waits for any longer', async () => {
  neverAnswer(address);
  await begin(address);
  const gone = new AbortController();
  const hot = call('hotGames', { query: { language: 'EN' } }, { signal: gone.signal });
  gone.abort();
  await expect(hot).rejects.toMatchObject({ name: 'AbortError' });
});

it('asks nothing for a member, for a device that is remembered, or in another language', async () => {
  const states = [
    () => sessionStorage.setItem('MC_SESSION_INFO', '{}'),
    () => localStorage.setItem('autoLogin', '1'),
    () => localStorage.setItem('lang', 'TY'),
  ];
  for (const set of states) {
    sessionStorage.clear();
    localStorage.clear();
    set();
    await begin(address);
  }
  expect(asked).not.toHaveBeenCalled();
  localStorage.clear();
  localStorage.setItem('lang', 'EN');
  await begin(address);
  expect(asked).toHaveBeenCalledOnce();
});

it('asks nothing where storage is blocked, and breaks nothing', async () => {
  vi.stubGlobal('localStorage', undefined);
  await begin(address);
  expect(asked).not.toHaveBeenCalled();
});

it('does not hand a visitor’s answer to a member, nor one in another language', async () => {
  await begin(address, '/other');
  expect(takeEarly(address, { ...visitor, Authorization: 'Bearer x' })).toBeUndefined();
  expect(takeEarly('/other', { ...visitor, Language: 'TY' })).toBeUndefined();
});

/** What the page adopts is not the root's, which would hand it on to everything. */
const pictured = (): readonly string[] =>
  (document.adoptedStyleSheets ?? [])
    .flatMap((sheet) => Array.from(sheet.cssRules) as CSSStyleRule[])
    .filter(({ selectorText }) => selectorText === '[data-first-banner]')
    .map(({ style }) => style.getPropertyValue('--first-banner'));
const beginPictured = () =>
  run(
    earlyScript({
      merchant: 'mango',
      language: 'EN',
      addresses: ['/content'],
      picturedBy: '/content',
    }),
  );

it('hands the picture of the first banner to the sheet, and the whole answer to the app', async () => {
  const banners = [{ url: '/img/a"b.svg' }, { url: '/img/c.svg' }];
  asked.mockImplementation(answer({ banners }));
  await beginPictured();
  await vi.waitFor(() => expect(pictured()).toEqual([String.raw`url("/img/a\"b.svg")`]));
  expect(document.documentElement.hasAttribute('style')).toBe(false);
  const kept = await takeEarly('/content', visitor);
  expect(await kept?.json()).toMatchObject({ value: { banners } });
});

it.each([
  ['without a banner', answer({ banners: [] })],
  ['of another shape', async () => new Response('<html>')],
  ['that never came', () => Promise.reject(new TypeError('Failed to fetch'))],
])('paints nothing by an answer %s', async (_, given) => {
  asked.mockImplementation(given);
  await beginPictured();
  await takeEarly('/content', visitor)?.catch(() => {});
  await new Promise((resolve) => void setTimeout(resolve, 0));
  expect(pictured()).toEqual([]);
});

const beginCovered = (): Promise<void> =>
  run(
    earlyScript({
      merchant: 'noir',
      language: 'EN',
      addresses: ['/hot'],
      coveredBy: '/hot',
    }),
  );

/** The address of the picture in each room, or that it waits for one. */
const rooms = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-shape]')].map((room) => {
    const picture = room.querySelector('img');
    return `${picture?.getAttribute('src') ?? ''}${room.dataset['covered'] ?? '-'}`;
  });

it.each([
  [
    'shows the first two covers in the rooms of hot games, and in no others',
    answer({ list: [{ iconUrl: '/img/a"b.webp' }, { iconUrl: '/b' }, { iconUrl: '/c' }] }),
    ['/img/a"b.webp', '/b', '-', '-'],
  ],
  [
    'leaves the room of a game without one',
    answer({ list: [{ iconUrl: '' }, { iconUrl: '/b' }] }),
    ['-', '/b', '-', '-'],
  ],
  ['shows none of an answer of another shape', answer({ games: [] }), ['-', '-', '-', '-']],
])('%s', async (_, given, shown) => {
  const room = '<li><span data-shape="cover"></span></li>';
  document.body.innerHTML = `<ul data-mosaic aria-busy="true">${room.repeat(3)}</ul><ul aria-busy="true">${room}</ul>`;
  asked.mockImplementation(given);
  await beginCovered();
  const kept = await takeEarly('/hot', visitor);
  expect(await kept?.json()).toMatchObject({ success: true });
  await new Promise((resolve) => void setTimeout(resolve, 0));
  expect(rooms()).toEqual(shown);
  document.body.innerHTML = '';
});

const cover = (iconUrl: string) => ({ iconUrl });
const pictures = (...urls: readonly string[]) => ({
  announcementImages: urls.map((url) => ({ url })),
});

/** The addresses of pictures that are fetched, as they come. */
function watchPictures(): readonly string[] {
  const requested: string[] = [];
  function Picture(): HTMLImageElement {
    const picture = document.createElement('img');
    const set = (url: string): void => {
      requested.push(url);
      picture.setAttribute('src', url);
    };
    return Object.defineProperty(picture, 'src', { set });
  }
  vi.stubGlobal('Image', Picture);
  return requested;
}

const beginListed = (): Promise<void> =>
  run(
    earlyScript({
      merchant: 'noir',
      language: 'EN',
      addresses: { '/m/list': ['/first', '/other'] },
      anyhow: ['/m/list'],
      narrowed: { '/m/list': { vassalage: `/games?of=${anyValue}` } },
      coveredBy: { '/m/list': '/first' },
    }),
  );

it.each([
  [
    'three games',
    { games: ['/a', '/b', '/c', '/d'].map(cover) },
    ['/a', '/b', '/c', '-'],
    ['/a', '/b', '/c'],
  ],
  ['lotteries', { list: [{ game: cover('/a') }] }, ['/a', '-', '-', '-'], ['/a']],
  ['the first banner', { banners: [{ url: '/a' }, { url: '/b' }] }, Array(4).fill('-'), ['/a']],
  [
    'two of what has no rooms',
    { promotion: [pictures(), pictures('/a', '/b'), pictures('/c')], banners: [] },
    [],
    ['/a'],
  ],
])('begins a page with the pictures of %s', async (_, value, shown, fetched) => {
  const room = '<span data-shape="cover"></span>';
  document.body.innerHTML = `<main>${room.repeat(shown.length)}</main>`;
  const requested = watchPictures();
  vi.stubGlobal('location', new URL('https://site.test/m/list'));
  asked.mockImplementation(answer(value));
  await beginListed();
  await vi.waitFor(() => expect(requested).toEqual(fetched));
  expect(rooms()).toEqual(shown);
  expect(pictured()).toEqual('banners' in value && value.banners.length > 0 ? ['url("/a")'] : []);
  document.body.innerHTML = '';
});

it('begins the list of one vendor with the covers of that list', async () => {
  document.body.innerHTML = '<main><span data-shape="cover"></span></main>';
  watchPictures();
  vi.stubGlobal('location', new URL('/m/list?vassalage=EMW', 'https://site.test'));
  asked.mockImplementation(answer({ games: [cover('/a')] }));
  await beginListed();
  expect(asked.mock.calls.map(([one]) => one)).toEqual(['/games?of=EMW']);
  await vi.waitFor(() => expect(rooms()).toEqual(['/a']));
  document.body.innerHTML = '';
});

const promotions = {
  promotion: [
    { id: '7', ...pictures('/7') },
    { id: '8', ...pictures('/8') },
  ],
};

it.each([
  ['?id=7', ['/7'], ['/7']],
  ['?id=8', ['-'], ['/8']],
  ['?id=9', ['/7'], ['/7']],
  ['?id=7&category=2', ['-'], []],
  ['?category=2', ['-'], []],
])(
  'begins at %s with the picture of the promotion it names, or of the first where that one is gone, and shows it where it is the first',
  async (search, shown, fetched) => {
    document.body.innerHTML = '<main><span data-room="" data-shape="block"></span></main>';
    const requested = watchPictures();
    vi.stubGlobal('location', new URL(`/m/list${search}`, 'https://site.test'));
    asked.mockImplementation(answer(promotions));
    await beginListed();
    await takeEarly('/first', visitor);
    await new Promise((resolve) => void setTimeout(resolve, 0));
    expect(requested).toEqual(fetched);
    expect(rooms()).toEqual(shown);
    document.body.innerHTML = '';
  },
);

it('cannot be ended by what it is told', () => {
  expect(earlyScript({ merchant: '</script>', language: 'EN', addresses: [] })).not.toContain('</');
});

it.each([
  ['/m/help', [{ title: 'Deposits', content: '<p>Text &amp; more</p>' }]],
  ['/m/notice', { player: [{ title: 'Deposits', content: '<p>Text &amp; more</p>' }] }],
])(
  'tells at %s the words of its answer, with nothing that stands elsewhere',
  async (path, value) => {
    vi.stubGlobal('location', new URL(path, 'https://site.test'));
    document.body.innerHTML =
      '<main><div data-bones=""><p><b data-entry=""><i data-title=""></i></b></p><i data-text=""></i></div><div></div></main>';
    asked.mockImplementation(answer(value));
    await run(
      earlyScript({
        merchant: 'aurora',
        language: 'EN',
        addresses: { [path]: [address] },
        wordedBy: { [path]: [address, 0] },
      }),
    );
    const [, told] = document.querySelectorAll('main > div');
    await vi.waitFor(() => expect(told?.textContent).toBe('DepositsText & more'));
    document.body.innerHTML = '';
  },
);
