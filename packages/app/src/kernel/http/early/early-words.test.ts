import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { htmlAttacks } from '@livery/contract/testing/html-attacks';
import { tellWords } from './early-words.ts';

const topics = `<div data-bones=""><ul><li data-entry=""><i data-title=""></i></li><li data-entry=""><i data-title=""></i></li></ul><h2><i data-title=""></i></h2><div id="prose"><i data-text=""></i></div></div><div id="told"></div>`;

const notices = `<div data-bones=""><div><details data-entry=""><summary><i data-title=""></i></summary><p><i data-text=""></i></p></details></div></div><div id="told"></div>`;

const draw = (bones: string): void => {
  document.body.innerHTML = `<main>${bones}</main>`;
};

const told = (): string => document.querySelector('#told')?.innerHTML ?? '';

const one = (content: string, title = 'Title') => ({ title, content });

/** What becomes of a text. */
function shown(content: string): string {
  draw(topics);
  tellWords([one(content)], 0);
  return document.querySelector('#told #prose')?.innerHTML ?? '';
}

beforeEach(() => vi.stubGlobal('location', new URL('https://site.test/m/help')));
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

it('tells topics and the text of the first, in a copy of their bones that takes their place', () => {
  draw(topics);
  tellWords([one('<p>First</p>', 'A'), one('<p>Second</p>', 'B'), one('', 'C')], 0);
  expect(told()).toBe(
    '<div><ul><li data-current="">A</li><li>B</li><li>C</li></ul><h2>A</h2><div id="prose"><p>First</p></div></div>',
  );
  expect(document.querySelector<HTMLElement>('[data-bones]')?.hidden).toBe(true);
  expect(document.querySelectorAll('[data-bones] [data-title]')).toHaveLength(3);
});

it.each([
  ['?i=1', 'B'],
  ['?i=9', 'A'],
  ['?i=x', 'A'],
  ['?i=1&more', 'A'],
])('reads at %s what the app will', (search, title) => {
  vi.stubGlobal('location', new URL(search, 'https://site.test/m/help'));
  draw(topics);
  tellWords([one('', 'A'), one('', 'B')], 0);
  expect(document.querySelector('#told h2')?.textContent).toBe(title);
});

it.each([
  ['', [false, false]],
  ['?i=1', [false, true]],
  ['?i=2', [false, false]],
])('opens at %s no notice but the one that is named', (search, open) => {
  vi.stubGlobal('location', new URL(search, 'https://site.test/m/notice'));
  draw(notices);
  tellWords([one('<p>First</p>', 'A'), one('<p>Second</p>', 'B')], -1);
  const all = [...document.querySelectorAll<HTMLDetailsElement>('#told details')];
  expect(all.map((each) => each.open)).toEqual(open);
  expect(all.map(({ textContent }) => textContent)).toEqual([
    'A',
    open[1] === true ? 'BSecond' : 'B',
  ]);
});

it.each([
  [
    '<p>One</p><ul><li><b>Two</b>, three</li></ul>',
    '<p>One</p><ul><li><b>Two</b>, three</li></ul>',
  ],
  ['<p>A &amp; B &lt;i&gt; &bull;</p>', '<p>A &amp; B &lt;i&gt; &amp;bull;</p>'],
  ['<p>See <a href="/m/x" rel="noopener">there</a>.</p>', '<p>See <a>there</a>.</p>'],
  ['<h1>High</h1><p>Text</p><h3>Low</h3>', '<h3>High</h3><p>Text</p><h5>Low</h5>'],
  ['<p>One<br>two</p>', '<p>One<br>two</p>'],
  [
    '<table><tbody><tr><th>A</th></tr></tbody></table>',
    '<div data-scrolls=""><table><tbody><tr><th>A</th></tr></tbody></table></div>',
  ],
  ['<p>One</p><img src="/a.png"><p>Two</p>', '<p>One</p>'],
  ['<p>One</p><video></video>', '<p>One</p>'],
  ['</p>One', 'One'],
])('makes of %s only what it knows, and ends where it knows no more', (content, made) => {
  expect(shown(content)).toBe(made);
});

it('is not sent far down by what is nested for no end', () => {
  expect(shown('<b>'.repeat(3_000)).match(/<b>/g)?.length).toBeLessThan(30);
});

it.each(Object.entries(htmlAttacks))('gives %s no hold', (_, html) => {
  shown(html);
  const elements = [...document.querySelectorAll('#told #prose *')];
  const names = elements.flatMap((each) => each.getAttributeNames());
  expect(names.filter((name) => name !== 'data-scrolls')).toEqual([]);
  expect(
    elements.filter((each) => /^(script|style|img|svg|math|iframe|form)$/.test(each.localName)),
  ).toEqual([]);
});

it('puts a title there as words', () => {
  draw(topics);
  tellWords([one('', '<img src=x onerror=alert(1)>')], 0);
  expect(document.querySelector('#told img')).toBeNull();
  expect(document.querySelector('#told h2')?.textContent).toBe('<img src=x onerror=alert(1)>');
});

it.each(['', '<div data-bones=""></div>', '<div data-bones=""></div><p></p>'])(
  'leaves a page as it is that has no room for words: “%s”',
  (bones) => {
    draw(bones);
    const before = document.body.innerHTML;
    tellWords([one('<p>Text</p>')], 0);
    expect(document.body.innerHTML).toBe(before);
  },
);

it('leaves the bones where there is nothing to tell', () => {
  draw(topics);
  tellWords([], 0);
  expect(told()).toBe('');
  expect(document.querySelector<HTMLElement>('[data-bones]')?.hidden).toBe(false);
});
