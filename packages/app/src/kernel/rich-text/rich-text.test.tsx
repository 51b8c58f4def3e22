import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { htmlAttacks as attacks } from '@livery/contract/testing/html-attacks';
import { renderPart } from '../../testing/render.tsx';
import { sanitiserFor } from '@livery/web/rich-text/sanitise';
import { fetchSanitiser } from './sanitiser.ts';
import { RichText } from './rich-text.tsx';

beforeEach(() => fetchSanitiser());

/** What stands in the page after it. */
async function shown(html: string): Promise<Element> {
  await renderPart(
    <article>
      <RichText html={html} />
    </article>,
  );
  return screen.getByRole('article');
}

const markupOf = async (html: string): Promise<string> => (await shown(html)).innerHTML;

const MAY_STAND =
  /^(p|br|hr|a|b|strong|i|em|[uo]l|li|blockquote|table|caption|thead|tbody|t[rhd]|img|h[1-6]|span)$/;
const MAY_CARRY =
  /^(href|rel|target|src|alt|width|height|colspan|rowspan|loading|decoding|data-discover)$/;
const MAY_LEAD = /^(https:\/\/[^\s\\@]+|mailto:\S+|tel:\S+|\/(?![/\\])[^\s\\]*)$/;
/** What the app itself puts around a table and after a link. */
const OWN = '[data-scrolls], a > svg, a > svg *, a > svg + span';

function faultsOf(host: ParentNode): string[] {
  const nodes = [...host.querySelectorAll('*')].filter((node) => !node.matches(OWN));
  const carried = nodes.flatMap(({ attributes }) => [...attributes]);
  return [
    ...nodes.map(({ localName }) => localName).filter((name) => !MAY_STAND.test(name)),
    ...carried.map(({ name }) => name).filter((name) => !MAY_CARRY.test(name)),
    ...carried
      .filter(({ name, value }) => /^(href|src)$/.test(name) && !MAY_LEAD.test(value))
      .map(({ name, value }) => `${name}=${value}`),
    ...carried.map(({ value }) => value).filter((value) => value.includes('evil.example')),
  ];
}

describe('HTML of an operator, should the platform send it as it was written', () => {
  it.each(Object.entries(attacks))('is harmless on the page after %s', async (_, html) => {
    expect(faultsOf(await shown(html))).toEqual([]);
  });

  it.each(Object.entries(attacks))('leaves the sanitiser harmless after %s', (_, html) => {
    expect(faultsOf(sanitiserFor(['img.example'])(html))).toEqual([]);
  });
});

it('is read by what the head of the page has left, where it has', () => {
  const given: string[] = [];
  vi.stubGlobal('liveryRead', (html: string) => {
    given.push(html);
    return new DOMParser().parseFromString(html.replace('two', 'three'), 'text/html');
  });
  const left = sanitiserFor([])('<p>One</p><p onclick="x">two</p>');
  expect(given).toEqual(['<hr><p>One</p><p onclick="x">two</p>']);
  expect(left.textContent).toBe('Onethree');
  expect(left.querySelector('[onclick]')).toBeNull();
});

describe('HTML of an operator in a page', () => {
  it.each([
    '<p>Deposits <b>wait</b> for <em>half an hour</em>.</p><ul><li>One</li><li>Two</li></ul>',
    '<h3>Terms</h3><blockquote>No promise &amp; no &lt;tricks&gt;.</blockquote>',
  ])('is shown as it was written: %s', async (html) => {
    expect(await markupOf(html)).toBe(html);
  });

  it('shows pictures of the site and of hosts that are named, with their size, when they come near', async () => {
    expect(
      await markupOf(
        '<img src="/img/a.svg" alt="A moon" width="300" height="200"><img src="https://img.example/b.png">',
      ),
    ).toBe(
      '<img alt="A moon" loading="lazy" decoding="async" width="300" height="200" src="/img/a.svg">' +
        '<img alt="" loading="lazy" decoding="async" src="https://img.example/b.png">',
    );
  });

  it.each([
    ['a frameset', '<frameset onload=alert(1)></frameset><p>after</p>'],
    ['an address that no browser can read', '<a href="https://[/">after</a>'],
  ])('shows the words that come with %s', async (_, html) => {
    expect((await shown(html)).textContent).toBe('after');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('puts headings right below the one above it', async () => {
    await shown('<h1>Terms</h1><h2>Of play</h2><h6>Small</h6>');
    const levels = screen.getAllByRole('heading').map(({ localName }) => localName);
    expect(levels).toEqual(['h3', 'h4', 'h6']);
  });

  it('lets a table scroll within itself, reached by the keyboard where it is too wide', async () => {
    const watched: (() => void)[] = [];
    class Observer {
      constructor(look: () => void) {
        watched.push(look);
      }
      observe = (): void => {};
      disconnect = (): void => {};
    }
    vi.stubGlobal('ResizeObserver', Observer);
    await shown(
      '<table><caption>Prizes</caption><tr><th colspan="2">Day</th></tr><tr><td>1</td><td>₱500</td></tr></table>',
    );
    const table = screen.getByRole('table', { name: 'Prizes' });
    expect(table.innerHTML).toBe(
      '<caption>Prizes</caption><tbody><tr><th colspan="2">Day</th></tr><tr><td>1</td><td>₱500</td></tr></tbody>',
    );
    expect(screen.queryByRole('group')).toBeNull();
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900);
    for (const look of watched) look();
    const frame = await screen.findByRole('group', { name: 'Table that scrolls aside' });
    expect([frame.tabIndex, frame.contains(table)]).toEqual([0, true]);
  });

  it('is cut where it is nested without end', async () => {
    const deep = '<blockquote>'.repeat(200);
    expect((await markupOf(deep)).match(/<blockquote>/g)?.length).toBeLessThan(100);
  });

  it('leads to pages of the site within the app, and elsewhere beside it, where it says so', async () => {
    const html =
      '<a href="/m/gameList">Games</a> <a href="https://example.org/">Law</a> <a href="tel:+632">Call</a>';
    const { user } = await renderPart(<RichText html={html} />);
    const law = screen.getByRole('link', { name: /^Law\s\(opens example\.org\)$/ });
    expect(law.getAttribute('target')).toBe('_blank');
    expect(law.getAttribute('rel')).toBe('noopener noreferrer');
    expect(screen.getByRole('link', { name: 'Call' }).hasAttribute('target')).toBe(false);
    const games = screen.getByRole('link', { name: 'Games' });
    let wasLoaded = true;
    addEventListener('click', (event) => (wasLoaded = !event.defaultPrevented), { once: true });
    await user.click(games);
    expect([wasLoaded, games.hasAttribute('target')]).toEqual([false, false]);
  });
});
