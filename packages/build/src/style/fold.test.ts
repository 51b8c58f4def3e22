import { parse } from 'postcss';
import { expect, it } from 'vitest';
import { foldVariables } from './fold.ts';

const folded = (css: string): string => {
  const sheet = parse(css);
  foldVariables(sheet, new Set(['--told']));
  return sheet.toString();
};

it('puts what a brand has settled into the rules that ask for it, and reckons it', () => {
  const css =
    ':root{--lvx-block-plate:1}[data-blocks=rules]{--lvx-block-plate:0}.a{padding:calc(16px * var(--lvx-block-plate)) 4px}';
  expect(folded(css)).toBe('.a{padding:0 4px}');
  expect(folded('.a{--x:8px}.b{padding-block:8px var(--x)}')).toBe('.b{padding-block:8px}');
});

it('follows one role that is said by another', () => {
  const css = ':root{--lvx-a:var(--lvx-b);--lvx-b:var(--lv-color-x)}.a{color:var(--lvx-a)}';
  expect(folded(css)).toBe('.a{color:var(--lv-color-x)}');
});

it('settles what a component points anew for a choice of the brand', () => {
  const css =
    '[data-marks=fruit] .a{--x:3px}.a{--x:0px;--y:1px}.b{padding:var(--x)}.a:hover{--y:2px}.c{top:var(--y)}';
  expect(folded(css)).toBe('.a{--y:1px}.b{padding:3px}.a:hover{--y:2px}.c{top:var(--y)}');
});

it('lets whoever asks bring what stands there, where nothing is said on purpose', () => {
  expect(folded(':root{--lvx-a:initial}.a{color:var(--lvx-a,red)}')).toBe('.a{color:red}');
  expect(folded('.a{--x:3px}.b{padding:var(--x,var(--y,1px)) 2px}')).toBe('.b{padding:3px 2px}');
  expect(folded('.b{padding:var(--x,1px)}')).toBe('.b{padding:var(--x,1px)}');
});

it('settles what is said by others once those are', () => {
  const css =
    ':root{--lvx-one:initial;--lvx-two:initial;--lvx-now:var(--lvx-one)}.a:nth-child(2){--lvx-now:var(--lvx-two)}.b{color:var(--lvx-now,red)}';
  expect(folded(css)).toBe('.b{color:red}');
});

it('points no token at itself', () => {
  const css = ':root{--lvx-a:var(--lv-b)}.a{--lv-b:var(--lvx-a);top:0}';
  expect(folded(css)).toBe('.a{top:0}');
  const mixed = css.replace('--lv-b:var(--lvx-a)', '--lv-b:calc(var(--lvx-a) + 1px)');
  expect(() => folded(mixed)).toThrow('--lv-b would be made of itself');
});

it('drops what nothing asks for any more, here or in a script', () => {
  expect(folded('.a:hover{--x:1px;--told:2px;top:0}')).toBe('.a:hover{--told:2px;top:0}');
});

it.each([
  ['a language', ':root{--lvx-a:red}[lang]{--lvx-a:green}.a{color:var(--lvx-a)}'],
  ['a mode', ':root{--lvx-a:red}[data-theme=light]{--lvx-a:green}.a{color:var(--lvx-a)}'],
  ['a part of the page', ':root{--lvx-a:red}.b{--lvx-a:green}.a{color:var(--lvx-a)}'],
  ['a width', '@media (width>600px){:root{--lvx-a:red}}.a{color:var(--lvx-a)}'],
])('leaves a role alone that is said of %s', (_, css) => {
  expect(folded(css)).toBe(css);
});
