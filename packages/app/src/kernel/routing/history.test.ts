import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBrowserHistory, pagesBefore, type PageHistory, type OpenPage } from './history.ts';
import { createMemoryHistory } from './memory-history.ts';

const written = ({ action, location: { pathname, search, hash, state } }: OpenPage) => ({
  action,
  at: pathname + search + hash,
  state,
});

const nextPop = () =>
  new Promise<void>((resolve) => addEventListener('popstate', () => resolve(), { once: true }));

let heard: ReturnType<typeof written>[] = [];
let stop = (): void => {};

function opened(): PageHistory {
  const pages = createBrowserHistory();
  stop = pages.listen((page) => heard.push(written(page)));
  return pages;
}

beforeEach(() => {
  heard = [];
  history.replaceState(null, '', '/m/home?a=1#top');
});

afterEach(() => stop());

it('begins where the browser is', () => {
  expect(written(opened())).toEqual({ action: 'POP', at: '/m/home?a=1#top', state: null });
  expect(pagesBefore()).toBe(0);
});

it('tells of each page what it was given, how it was come to, and how many came before', () => {
  const pages = opened();
  pages.push('/m/set', { from: 'home' });
  expect(pagesBefore()).toBe(1);
  pages.replace('/m/help?i=2');
  expect(pagesBefore()).toBe(1);
  expect(heard).toEqual([
    { action: 'PUSH', at: '/m/set', state: { from: 'home' } },
    { action: 'REPLACE', at: '/m/help?i=2', state: null },
  ]);
});

it('goes back to a page with the name and the state that it had', async () => {
  const pages = opened();
  pages.replace('/m/home', 'what was said');
  const { key } = pages.location;
  pages.push('/m/set');
  expect(pages.location.key).not.toBe(key);
  const back = nextPop();
  pages.go(-1);
  await back;
  expect(heard.at(-1)).toEqual({ action: 'POP', at: '/m/home', state: 'what was said' });
  expect(pages.location.key).toBe(key);
  expect(pagesBefore()).toBe(0);
});

it('knows a page again that is loaded anew', () => {
  opened().push('/m/set', 7);
  stop();
  expect(written(opened())).toEqual({ action: 'POP', at: '/m/set', state: 7 });
  expect(pagesBefore()).toBe(1);
});

it('loads the page where the browser keeps no more of them', () => {
  const load = vi.fn<(to: string) => void>();
  vi.stubGlobal('location', { ...location, assign: load });
  vi.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('Too many', 'SecurityError');
  });
  const pages = opened();
  pages.push('/m/set');
  expect(load).toHaveBeenCalledWith('/m/set');
  expect(heard).toEqual([]);
});

it('says where a page was given what no history can keep', () => {
  vi.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('A function', 'DataCloneError');
  });
  const pages = opened();
  expect(() => pages.push('/m/set', () => {})).toThrow('A function');
  expect(heard).toEqual([]);
});

it('hears nothing any more once it was told so', async () => {
  const pages = opened();
  pages.push('/m/set');
  stop();
  heard = [];
  const back = nextPop();
  history.back();
  await back;
  pages.push('/m/help');
  expect(heard).toEqual([]);
});

it('keeps pages without an address bar in the same way', () => {
  const pages = createMemoryHistory({ pathname: '/m/home', state: 1 });
  pages.listen((page) => heard.push(written(page)));
  pages.push('/m/set?a=b#c', 2);
  pages.push('/m/help');
  pages.replace('/m/app');
  pages.go(-1);
  pages.go(-9);
  pages.push('/m/notice');
  pages.go(1);
  expect(heard).toEqual([
    { action: 'PUSH', at: '/m/set?a=b#c', state: 2 },
    { action: 'PUSH', at: '/m/help', state: null },
    { action: 'REPLACE', at: '/m/app', state: null },
    { action: 'POP', at: '/m/set?a=b#c', state: 2 },
    { action: 'POP', at: '/m/home', state: 1 },
    { action: 'PUSH', at: '/m/notice', state: null },
    { action: 'POP', at: '/m/notice', state: null },
  ]);
});
