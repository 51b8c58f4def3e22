import { parse, type AtRule, type Rule } from 'postcss';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutSheet, wordsOf } from './cut.ts';

const cut = (css: string, common: string) => cutSheet(css, wordsOf(common));

it('keeps the rules of classes that all pages name, and leaves the others to the rest', () => {
  const css = '@layer x{.a{top:0}.b{top:1px}.c:hover,.a.d{top:2px}html{margin:0}}';
  const { first, rest } = cut(css, 'class="a x" const one = "q c"');
  expect(first).toBe(
    '@layer x,x.c0,x.c1,x.c2,x.c3;@layer x.c0{.a{top:0}html{margin:0}}@layer x.c2{.c:hover{top:2px}}',
  );
  expect(rest).toBe('@layer x.c1{.b{top:1px}}@layer x.c3{.a.d{top:2px}}');
});

it('does not take an alternative or its opposite for a demand', () => {
  const css = '@layer x{.a:not(.gone){top:0}.a:is(.gone,.b){top:1px}}';
  expect(cut(css, 'a').first).toBe(`@layer x;${css}`);
  expect(cut(css, 'a').rest).toBe('');
});

it('begins with a motion that is asked for, by itself or by a token, and leaves others to the rest', () => {
  const css =
    '@keyframes one{0%{top:0}}@keyframes two{0%{top:0}}@keyframes three{0%{top:0}}@layer x{.a{animation:one 1s}.b{animation:two 1s}:root{--lv-x:three 2s}}';
  const { first, rest } = cut(css, 'a');
  expect(first).toMatch(/@keyframes one.*@keyframes three/);
  expect(first).not.toContain('@keyframes two');
  expect(rest).toMatch(/^@keyframes two\{0%\{top:0\}\}@layer/);
  expect(rest).not.toMatch(/@keyframes (one|three)/);
});

it('begins with every token, whoever reads it, and with what stands in no layer', () => {
  const css = '@layer x{:root{--lv-a:1}.z{top:var(--lv-a)}}@font-face{font-family:One}.z{left:0}';
  expect(cut(css, '').first).toBe(
    '@layer x,x.c0,x.c1;@font-face{font-family:One}@layer x.c0{:root{--lv-a:1}}.z{left:0}',
  );
});

it('keeps the strength of layers, though one of them is left empty', () => {
  const css = '@layer low,high;@layer high{.a{top:1px}}@layer low{.z{top:0}}';
  const { first, rest } = cut(css, 'a');
  expect(first).toBe('@layer low,high;@layer high{.a{top:1px}}');
  expect(rest).toBe('@layer low{.z{top:0}}');
});

it('keeps what stands around a rule', () => {
  const css =
    '@layer x{@media (width>4px){.a{top:0}.b{top:0}@supports (a:b){.b{left:0}}}.b{top:2px}}';
  expect(cut(css, 'a').rest).toBe(
    '@layer x.c1{@media (width>4px){.b{top:0}@supports (a:b){.b{left:0}}}.b{top:2px}}',
  );
});

it('refuses to cut what is important, which layers turn round', () => {
  const css = '@layer x{.a{top:0!important}.b{top:1px}}';
  expect(() => cut(css, 'a')).toThrow('".a" says !important in a layer that is cut in two');
  expect(cut(css, 'a b').rest).toBe('');
});

it('refuses layers that it could not put in order', () => {
  const fault = '".a" stands in a layer without a name, or in two';
  expect(() => cut('@layer x{@layer y{.a{top:0}}}', 'a')).toThrow(fault);
  expect(() => cut('@layer{.a{top:0}}', 'a')).toThrow(fault);
});

/** What a browser would show of an element: the last value in the order of layer, strength and place. */
function seen(css: string, classes: ReadonlySet<string>): string | undefined {
  const names = new Map<string, number>();
  const sheet = parse(css);
  sheet.walkAtRules('layer', ({ params }) => {
    for (const name of params.split(',')) if (!names.has(name)) names.set(name, names.size);
  });
  const found: { readonly keys: readonly number[]; readonly value: string }[] = [];
  sheet.walkRules((rule: Rule) => {
    for (const selector of rule.selectors) {
      const asked = selector.split('.').slice(1);
      if (!asked.every((name) => classes.has(name))) continue;
      const layer = names.get((rule.parent as AtRule).params) ?? -1;
      const value = rule.nodes.map(String).join('');
      found.push({ keys: [layer, asked.length, found.length], value });
    }
  });
  return found
    .toSorted((one, other) => {
      const at = one.keys.findIndex((key, index) => key !== other.keys[index]);
      return (one.keys[at] ?? 0) - (other.keys[at] ?? 0);
    })
    .at(-1)?.value;
}

it('shows every element as the whole sheet does, whichever of the rules it meets', () => {
  const name = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  const names = fc.uniqueArray(name, { minLength: 1, maxLength: 3 });
  const selectors = fc.array(names, { minLength: 1, maxLength: 2 });
  const rule = fc.tuple(fc.constantFrom('low', 'high'), selectors);
  fc.assert(
    fc.property(fc.array(rule), names, names, (rules, named, element) => {
      const css = rules
        .map(([layer, list], at) => {
          const selector = list.map((parts) => `.${parts.join('.')}`).join(',');
          return `@layer ${layer}{${selector}{top:${at}px}}`;
        })
        .join('');
      const { first, rest } = cut(`@layer low,high;${css}`, named.join(' '));
      const sheets = first + rest;
      const classes = new Set(element);
      expect(seen(sheets, classes)).toBe(seen(`@layer low,high;${css}`, classes));
    }),
  );
});
