import { expect, it } from 'vitest';
import { defaultTemplate } from '@livery/themes/contract';

import { onlyRead, prune, saidBy } from './prune.ts';

const pruned = (css: string, choices: object = {}): string =>
  prune(css, { ...defaultTemplate, ...choices }).css;

it('leaves out the rules of choices that the brand has not made', () => {
  const css = '[data-frames=glow] .a{color:red}[data-frames=frame] .a{color:#00f}.a{color:#fff}';
  expect(pruned(css, { frames: 'frame' })).toBe('[data-frames=frame] .a{color:#00f}.a{color:#fff}');
});

it('keeps the selectors of a rule that still hold', () => {
  expect(pruned('[data-frames=glow] .a,.b{color:red}', { frames: 'plain' })).toBe('.b{color:red}');
});

it('looks into layers and media, and leaves none that is empty', () => {
  const css = '@layer components{@media (width>400px){[data-bar=floating] .a{color:red}}.b{top:0}}';
  expect(pruned(css, { bar: 'flush' })).toBe('@layer components{.b{top:0}}');
});

it('knows slots of two words, and leaves attributes that are no slots alone', () => {
  const css =
    '[data-winners-move=step] .a{top:0}[data-theme=light] .a{top:1px}[data-frames] .a{top:2px}';
  expect(pruned(css, { winnersMove: 'glide' })).toBe(
    '[data-theme=light] .a{top:1px}[data-frames] .a{top:2px}',
  );
});

it('does not take an alternative or its opposite for a demand', () => {
  const css =
    '.a:not([data-frames=glow]){top:0}:is([data-frames=glow],[data-bar=flush]) .a{top:1px}';
  expect(pruned(css, { frames: 'plain' })).toBe(css);
});

it('leaves out values of the base that the brand says anew in either mode', () => {
  const theme = `:root{--lv-a:1}[data-theme='dark']{--lv-b:1;--lv-c:1}[data-theme='light']{--lv-b:2}`;
  const base =
    '@layer base{:root{--lv-a:0;--lv-b:0;--lv-c:0;--lv-d:0;color-scheme:dark}[data-theme=light]{--lv-b:0}}';
  const read = ['--lv-a', '--lv-b', '--lv-c', '--lv-d'];
  expect(prune(base, defaultTemplate, saidBy(theme), read).css).toBe(
    '@layer base{:root{--lv-c:0;--lv-d:0;color-scheme:dark}}',
  );
});

it('lets a part point a token elsewhere, whatever the brand says of it', () => {
  const css = '@layer components{[data-theme=light] .bar{--lv-a:0}.bar{--lv-a:1}}';
  expect(prune(css, defaultTemplate, saidBy(':root{--lv-a:2}')).css).toBe(css);
});

it('leaves out values of tokens that nothing of this brand’s site reads, in the base and in its sheet', () => {
  const css =
    ':root{--lv-a:0;--lv-b:0;--lv-c:0;--lv-d:0}.x{top:var( --lv-a )}[data-frames=glow] .x{top:var(--lv-b)}';
  const { css: kept, read } = prune(css, { ...defaultTemplate, frames: 'frame' }, new Set(), [
    '--lv-c',
  ]);
  expect(kept).toBe(':root{--lv-a:0;--lv-c:0}.x{top:var( --lv-a )}');
  expect(onlyRead(':root{--lv-a:1;--lv-d:1}[data-theme=light]{--lv-b:2}', read)).toBe(
    ':root{--lv-a:1}',
  );
});
