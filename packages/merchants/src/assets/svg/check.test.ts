import { describe, expect, it } from 'vitest';
import { svgFaults } from './check.ts';

const svg = (content: string, attributes = 'viewBox="0 0 48 48"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;

const codes = (text: string): string[] => svgFaults(text).map(({ code }) => code);

describe('what a logo may be', () => {
  it.each([
    ['shapes', svg('<path d="M0 0L9 9Z"/><circle r="4"/><rect width="5%" height="1e2"/>')],
    [
      'a declaration and comments',
      `<?xml version="1.0" encoding="UTF-8"?>\n<!-- a -->${svg('')}\n`,
    ],
    [
      'gradients and clips of its own',
      svg(
        '<defs><linearGradient id="a"><stop stop-color="#fff"/></linearGradient><clipPath id="b"><path d="M0 0"/></clipPath></defs><g clip-path="url(#b)"><path fill="url(#a)" d="M0 0"/></g>',
      ),
    ],
    [
      'uses of symbols',
      svg(
        '<symbol id="s"><path d="M0 0"/></symbol><use href="#s" transform="rotate(4) scale(-1,1)"/>',
      ),
    ],
    [
      'the older link',
      svg(
        '<path id="p" d="M0 0"/><use xlink:href="#p"/>',
        'viewBox="0 0 1 1" xmlns:xlink="http://www.w3.org/1999/xlink"',
      ),
    ],
    [
      'a plain style',
      svg('<path style="fill:#fff; stroke-width: 2px;mask-type:luminance" d="M0 0"/>'),
    ],
    ['width and height', svg('', 'width="24px" height="24"')],
    ['a name behind a reference', svg('<path id="p" d="M0 0"/><use href="&#35;p"/>')],
    ['a title with entities', svg('<title>A &amp; B &#x41;</title>')],
  ])('passes %s', (_, text) => {
    expect(svgFaults(text)).toEqual([]);
  });
});

describe('what does more than show', () => {
  it.each([
    ['a script', '<script>1</script>'],
    ['a handler', '<path onclick="x()" d="M0 0"/>'],
    ['a handler in capitals', '<path ONLOAD="x()" d="M0 0"/>'],
    ['a style sheet', '<style>*{fill:red}</style>'],
    ['HTML', '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'],
    ['a picture from elsewhere', '<image href="https://x.invalid/a.png"/>'],
    ['a picture inside', '<image href="data:image/png;base64,AAAA"/>'],
    ['a link', '<a href="https://x.invalid"><path d="M0 0"/></a>'],
    ['a script address', '<use href="javascript:alert(1)"/>'],
    ['a script address in references', '<use href="&#x6a;avascript:alert(1)"/>'],
    ['a use of another file', '<use href="other.svg#a"/>'],
    ['a paint from elsewhere', '<path fill="url(https://x.invalid/#a)" d="M0 0"/>'],
    ['a paint in data', '<path fill="url(data:x)" d="M0 0"/>'],
    ['a style that fetches', '<path style="fill:url(//x.invalid)" d="M0 0"/>'],
    ['a style that imports', '<path style="@import \'x\'" d="M0 0"/>'],
    ['a style with an escape', '<path style="fill:\\75rl(x)" d="M0 0"/>'],
    ['a style property that loads', '<path style="background:url(#a)" d="M0 0"/>'],
    ['movement', '<path d="M0 0"><animate attributeName="d"/></path>'],
    ['a setter', '<set attributeName="href" to="x"/>'],
    ['a filter', '<filter id="f"><feImage href="#a"/></filter>'],
    ['text', '<text>AURORA</text>'],
    ["an editor's own data", '<sodipodi:namedview/>'],
    ['another namespace', '<g xmlns="http://www.w3.org/1999/xhtml"/>'],
    ['an outline that is none', '<path d="M0 0;expression(1)"/>'],
    ['a transform that is none', '<g transform="translate(1) url(#a)"/>'],
    ['a CDATA section', '<g><![CDATA[<script>]]></g>'],
    ['a processing instruction', '<?xml-stylesheet href="https://x.invalid"?>'],
    ['a base', '<g xml:base="https://x.invalid/"/>'],
  ])('refuses %s', (_, content) => {
    expect(codes(svg(content))).toContain('asset.unsafe-svg');
  });

  it('refuses a DOCTYPE before any entity of it can unfold', () => {
    const bomb = '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>';
    expect(codes(`${bomb}${svg('<title>&b;</title>')}`)).toEqual(['asset.unsafe-svg']);
  });
});

describe('what is no picture', () => {
  it.each([
    ['nothing', ''],
    ['words', 'hello'],
    ['HTML', '<html></html>'],
    ['a bare ampersand', svg('<title>A & B</title>')],
    ['an unknown entity', svg('<title>&nbsp;</title>')],
    ['an attribute twice', svg('<path d="M0 0" d="M1 1"/>')],
    ['an attribute without quotes', svg('<path d=M0/>')],
    ['tags that cross', svg('<g><path d="M0 0"></g></path>')],
    ['an open end', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">'],
    ['two roots', svg('') + svg('')],
    ['text behind it', `${svg('')}<?php`],
    ['a control character', svg('\u0000')],
    ['another encoding', `<?xml version="1.0" encoding="UTF-16"?>${svg('')}`],
    ['no namespace', '<svg viewBox="0 0 1 1"/>'],
    ['no measure', svg('', '')],
    ['a measure of nothing', svg('', 'viewBox="0 0 0 10"')],
    ['a measure of words', svg('', 'viewBox="0 0 a b"')],
    ['a thread', svg('', 'viewBox="0 0 1000 1"')],
  ])('refuses %s', (_, text) => {
    const found = codes(text);
    expect(found.length).toBeGreaterThan(0);
    expect(['asset.not-svg', 'asset.unsafe-svg']).toContain(found[0]);
  });
});

describe('what never ends', () => {
  it('counts every use anew, so that a small file cannot ask for billions', () => {
    const layers = Array.from(
      { length: 12 },
      (_, index) => `<g id="l${index + 1}">${`<use href="#l${index}"/>`.repeat(8)}</g>`,
    );
    expect(codes(svg(`<path id="l0" d="M0 0"/>${layers.join('')}`))).toEqual(['asset.svg-complex']);
  });

  it.each([
    ['itself', '<g id="a"><use href="#a"/></g>'],
    ['itself over another', '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'],
    ['its own mask', '<mask id="m"><path mask="url(#m)" d="M0 0"/></mask>'],
  ])('refuses what is made of %s', (_, content) => {
    expect(codes(svg(content))).toContain('asset.svg-complex');
  });

  it('bounds depth and number of elements', () => {
    expect(codes(svg('<g>'.repeat(40) + '</g>'.repeat(40)))).toEqual(['asset.svg-complex']);
    expect(codes(svg('<g/>'.repeat(2001)))).toEqual(['asset.svg-complex']);
  });

  it('finds names that are missing or double', () => {
    expect(codes(svg('<use href="#gone"/>'))).toEqual(['asset.svg-reference']);
    expect(codes(svg('<g id="a"/><g id="a"/>'))).toEqual(['asset.svg-reference']);
  });
});

it('tells all of it at once, each where it stands and with a way to mend it', () => {
  const text = svg('\n  <text>x</text>\n  <path onclick="1" d="M0 0"/>\n  <g');
  const found = svgFaults(text);
  expect(found.map(({ at }) => text.slice(at, at + 5))).toEqual(['<text', 'oncli', '</svg']);
  expect(found[0]?.hint).toContain('outlines');
});
