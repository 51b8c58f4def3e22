import { htmlAttacks as attacks } from '@livery/contract/testing/html-attacks';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { cleanHtml } from './clean-html.ts';

const HOSTS = ['img.example', 'more.example:8443'];
const clean = (html: string) => cleanHtml(html, HOSTS);

const MAY_STAND =
  /^(p|br|hr|a|b|strong|i|em|[uo]l|li|blockquote|table|caption|thead|tbody|t[rhd]|img|h[1-6]|span)$/;
const MAY_CARRY = /^(href|rel|src|alt|width|height|colspan|rowspan)$/;
const MAY_LEAD = /^(https:\/\/[^\s\\@]+|mailto:\S+|tel:\S+|\/(?![/\\])[^\s\\]*)$/;

/** What a browser would make of it, and what of that must not be. */
function faultsOf(html: string): string[] {
  const look = (nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): string[] =>
    nodes.flatMap((node) => {
      if (node.nodeName === '#text') return [];
      if (!('tagName' in node)) return [node.nodeName];
      const faults = node.attrs.flatMap(({ name, value }) => {
        if (!MAY_CARRY.test(name)) return [`${node.tagName} ${name}`];
        const leads = name === 'href' || name === 'src';
        return leads && !MAY_LEAD.test(value) ? [`${name}=${value}`] : [];
      });
      if (!MAY_STAND.test(node.tagName)) faults.push(node.tagName);
      if (node.tagName === 'a' && !node.attrs.some(({ name }) => name === 'rel')) {
        faults.push('a link without its rel');
      }
      return [...faults, ...look(node.childNodes)];
    });
  return look(parseFragment(html).childNodes);
}

describe('HTML of an operator', () => {
  it.each(Object.entries(attacks))('is harmless after %s', (_, html) => {
    const result = clean(html);
    expect(faultsOf(result)).toEqual([]);
    expect(result).not.toContain('evil.example');
    // Reading it again makes nothing else of it, and neither does a second cleaning.
    expect(clean(result)).toBe(result);
  });

  it('would be seen to be harmful if it were', () => {
    const seen = Object.values(attacks).filter((html) => faultsOf(html).length > 0);
    expect(seen.length).toBeGreaterThan(Object.keys(attacks).length * 0.8);
  });

  it.each([
    '<p>Deposits <b>wait</b> for <em>half an hour</em>.</p><ul><li>One</li><li>Two</li></ul>',
    '<h3>Terms</h3><blockquote>No promise.</blockquote><hr>line<br>line',
    '<table><caption>Prizes</caption><thead><tr><th colspan="2">Day</th></tr></thead><tbody><tr><td>1</td><td>₱500</td></tr></tbody></table>',
    '<img src="/img/a.svg" alt="A &quot;moon&quot; &amp; a star" width="320" height="180">',
    '<img src="https://img.example/a.png" alt=""><img src="https://more.example:8443/b.png">',
  ])('stays as it is where nothing is wrong with it: %s', (html) => {
    expect(clean(html)).toBe(html);
  });

  it.each(['/m/help?i=7', 'https://example.org/a?b=c', 'mailto:help@example.org', 'tel:+6328000'])(
    'may lead to %s, which then learns nothing of the page',
    (href) => {
      const html = `<a href="${href}">here</a>`;
      expect(clean(html)).toBe(`<a href="${href}" rel="noopener noreferrer">here</a>`);
    },
  );

  it('keeps the words of what it leaves out, but not what was never words', () => {
    expect(clean('<div>One <font color=red>two</font></div>')).toBe('One two');
    expect(clean('<a href="javascript:alert(1)">here</a>')).toBe('here');
    expect(clean('One<script>two</script><style>three</style><select><option>four</select>')).toBe(
      'One',
    );
  });

  it('that is nested without end is cut, and does not end the gateway', () => {
    const deep = clean('<blockquote>'.repeat(10_000) + 'x');
    expect(deep.match(/<blockquote>/g)?.length).toBeLessThan(100);
  });
});
