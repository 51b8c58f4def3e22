import { expect, it } from 'vitest';
import { firstStyle, namedBy } from './first-style.ts';

const first = (css: string, beside: readonly string[]): string => firstStyle(css, namedBy(beside));

it('keeps the rules of classes that the page or a script names', () => {
  const css = '.a{top:0}.b{top:1px}.c:hover,.a.d{top:2px}html{margin:0}';
  expect(first(css, ['<p class="a x">', 'const one = "q c";'])).toBe(
    '.a{top:0}.c:hover{top:2px}html{margin:0}',
  );
});

it('does not take an alternative or its opposite for a demand', () => {
  const css = '.a:not(.gone){top:0}.a:is(.gone,.b){top:1px}';
  expect(first(css, ['a'])).toBe(css);
});

it('keeps a motion that is asked for, by itself or by a token, and no other', () => {
  const css =
    '@keyframes one{0%{top:0}}@keyframes two{0%{top:0}}@keyframes three{0%{top:0}}.a{animation:one 1s}.b{animation:two 1s}:root{--lv-x:three 2s}.a{transition:var(--lv-x)}';
  const kept = first(css, ['a']);
  expect(kept).toContain('@keyframes one');
  expect(kept).not.toContain('@keyframes two');
  expect(kept).toContain('@keyframes three');
});

it('leaves out tokens that nothing reads before the rest is there', () => {
  const css =
    ':root{--lv-a:1;--lv-b:2;--lv-c:var(--lv-d);--lv-d:3}.a{top:var(--lv-a)}.z{top:var(--lv-b)}';
  expect(first(css, ['class="a"', '.x{top:var(--lv-c)}'])).toBe(
    ':root{--lv-a:1;--lv-c:var(--lv-d);--lv-d:3}.a{top:var(--lv-a)}',
  );
});

it('keeps the strength of layers, though one of them is left empty', () => {
  const css = '@layer low{.z{top:0}}@layer high{.a{top:1px}}@media (width>400px){.z{top:0}}';
  expect(first(css, ['a'])).toBe('@layer low,high;@layer high{.a{top:1px}}');
});
