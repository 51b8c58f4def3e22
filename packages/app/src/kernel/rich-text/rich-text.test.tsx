import { renderToStaticMarkup } from 'react-dom/server';
import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { htmlAttacks as attacks } from '@livery/contract/testing/html-attacks';
import { MerchantProvider } from '#kernel/merchant.tsx';
import { renderPart } from '../../testing/render.tsx';
import { merchant } from '../../testing/samples.ts';
import { RichText } from './rich-text.tsx';

const markupOf = (html: string): string =>
  renderToStaticMarkup(
    <MerchantProvider value={merchant}>
      <MemoryRouter>
        <RichText html={html} />
      </MemoryRouter>
    </MerchantProvider>,
  );

/** What stands in the page after it, as a browser has it there. */
function nodesOf(html: string): Element[] {
  const host = document.createElement('div');
  host.innerHTML = markupOf(html);
  return [...host.querySelectorAll('*')];
}

const MAY_STAND =
  /^(p|br|hr|a|b|strong|i|em|[uo]l|li|blockquote|table|caption|thead|tbody|t[rhd]|img|h[1-6]|span)$/;
const MAY_CARRY = /^(href|rel|target|src|alt|width|height|colspan|rowspan|loading)$/;
const MAY_LEAD = /^(https:\/\/[^\s\\@]+|mailto:\S+|tel:\S+|\/(?![/\\])[^\s\\]*)$/;

function faultsOf(html: string): string[] {
  const nodes = nodesOf(html);
  const carried = nodes.flatMap(({ attributes }) => [...attributes]);
  return [
    ...nodes.map(({ localName }) => localName).filter((name) => !MAY_STAND.test(name)),
    ...carried.map(({ name }) => name).filter((name) => !MAY_CARRY.test(name)),
    ...carried
      .filter(({ name, value }) => /^(href|src)$/.test(name) && !MAY_LEAD.test(value))
      .map(({ name, value }) => `${name}=${value}`),
  ];
}

describe('HTML of an operator in a page, should the platform send it as it was written', () => {
  it.each(Object.entries(attacks))('is harmless after %s', (_, html) => {
    expect(faultsOf(html)).toEqual([]);
    const addresses = nodesOf(html).map(
      (node) => `${node.getAttribute('href')} ${node.getAttribute('src')}`,
    );
    expect(addresses.join(' ')).not.toContain('evil.example');
  });
});

describe('HTML of an operator in a page', () => {
  it.each([
    '<p>Deposits <b>wait</b> for <em>half an hour</em>.</p><ul><li>One</li><li>Two</li></ul>',
    '<h3>Terms</h3><blockquote>No promise &amp; no &lt;tricks&gt;.</blockquote>',
    '<table><caption>Prizes</caption><thead><tr><th colSpan="2">Day</th></tr></thead><tbody><tr><td>1</td><td>₱500</td></tr></tbody></table>',
  ])('is shown as it was written: %s', (html) => {
    expect(markupOf(html)).toBe(html);
  });

  it('shows pictures of the site and of hosts that are named, when they come near', () => {
    expect(
      markupOf('<img src="/img/a.svg" alt="A moon"><img src="https://img.example/b.png">'),
    ).toBe(
      '<img alt="A moon" loading="lazy" src="/img/a.svg"/>' +
        '<img alt="" loading="lazy" src="https://img.example/b.png"/>',
    );
  });

  it('closes what was left open, and leaves ends alone that end nothing', () => {
    expect(markupOf('<p>One<p>Two</b></p></p><ul><li>a<li>b</ul>end')).toBe(
      '<p>One</p><p>Two</p><ul><li>a</li><li>b</li></ul>end',
    );
  });

  it('is cut where it is nested without end', () => {
    expect(markupOf('<blockquote>'.repeat(5_000)).match(/<blockquote>/g)?.length).toBeLessThan(100);
  });

  it('leads to pages of the site within the app, and elsewhere beside it', async () => {
    const html =
      '<a href="/m/gameList">Games</a> <a href="https://example.org/">Law</a> <a href="tel:+632">Call</a>';
    const { user } = await renderPart(<RichText html={html} />);
    const law = screen.getByRole('link', { name: 'Law' });
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
