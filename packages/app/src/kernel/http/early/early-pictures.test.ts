import { expect, it, vi } from 'vitest';
import { answer, asked, beginPages, run, visitor } from '../../../testing/early-page.ts';
import { anyValue, earlyScript } from './early-script.ts';
import { takeEarly } from './take-early.ts';

beginPages();

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

const beginListed = (coveredBy: readonly string[] = ['/first']): Promise<void> =>
  run(
    earlyScript({
      merchant: 'noir',
      language: 'EN',
      addresses: { '/m/list': ['/first', '/other'] },
      anyhow: ['/m/list'],
      narrowed: { '/m/list': { vassalage: `/games?of=${anyValue}` } },
      coveredBy: { '/m/list': coveredBy },
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
});

it('begins a page of banners and hot games with the pictures of both', async () => {
  document.body.innerHTML = '<main><span data-shape="cover"></span></main>';
  watchPictures();
  vi.stubGlobal('location', new URL('https://site.test/m/list'));
  asked.mockImplementation((at) =>
    answer(at === '/first' ? { banners: [{ url: '/a' }] } : { list: [cover('/b')] })(),
  );
  await beginListed(['/first', '/other']);
  await vi.waitFor(() => expect(rooms()).toEqual(['/b']));
  await vi.waitFor(() => expect(pictured()).toEqual(['url("/a")']));
});

it('begins the list of one vendor with the covers of that list', async () => {
  document.body.innerHTML = '<main><span data-shape="cover"></span></main>';
  watchPictures();
  vi.stubGlobal('location', new URL('/m/list?vassalage=EMW', 'https://site.test'));
  asked.mockImplementation(answer({ games: [cover('/a')] }));
  await beginListed();
  expect(asked.mock.calls.map(([one]) => one)).toEqual(['/games?of=EMW']);
  await vi.waitFor(() => expect(rooms()).toEqual(['/a']));
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
  },
);
