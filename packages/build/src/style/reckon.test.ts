import { expect, it } from 'vitest';
import { reckon } from './reckon.ts';

it.each([
  ['calc(16px*1)', '16px'],
  ['calc(16px * 0) 4px', '0px 4px'],
  ['calc(var(--lv-radius-card)*1)', 'var(--lv-radius-card)'],
  ['calc(var(--lv-radius-card)*0)', '0px'],
  ['calc(var(--lv-border-rule)*(1 - 1)) solid red', '0px solid red'],
  ['calc(44px*(1 - 0 - 1) + 56px*0 + 68px*1)', '68px'],
  ['calc(14px + 2px*0)', '14px'],
  ['calc(14px + calc(2px*(1 - 0)))', '16px'],
  ['calc(var(--lv-type-text-weight) + 0*var(--lv-type-text-strong))', 'var(--lv-type-text-weight)'],
  ['calc(4px + 0*min(12px, 2.4vw))', '4px'],
  ['calc((var(--lv-a) - 8px)*(1 - 0) + 0px*0)', 'calc(var(--lv-a) - 8px)'],
  ['calc(0*min(12px, 2.4vw))', '0px'],
  ['oblique calc(max(0,min(20,20*0))*var(--lvx-lean)*1deg)', 'oblique 0deg'],
  ['calc(100% - 20px*0)', '100%'],
  ['calc(100% - var(--lv-size-edge)*1)', 'calc(100% - var(--lv-size-edge))'],
  ['inset 0 calc(-1*1px*(1 - 1)) 0 calc(1px*1) red', 'inset 0 0px 0 1px red'],
  ['color-mix(in srgb,var(--lv-a) calc(100%*1),transparent)', 'var(--lv-a)'],
  ['color-mix(in srgb,var(--lv-a) calc(100%*0),var(--lv-b))', 'var(--lv-b)'],
  [
    'color-mix(in srgb,var(--lv-a) 12%,transparent)',
    'color-mix(in srgb,var(--lv-a) 12%,transparent)',
  ],
])('reckons %s', (value, known) => {
  expect(reckon(value)).toBe(known);
});

it.each([
  'calc(-1deg*var(--lv-effect-angle))',
  'skewX(calc(-1deg*var(--lv-effect-angle)))',
  'calc(0*var(--lv-effect-angle))',
  'min(100% - 40px,360px)',
  'polygon(0 0,100% 0,100% calc(100% - var(--lv-cut-row)))',
  'url(data:image/svg+xml;base64,AA+BB/CC*DD)',
  'linear-gradient(90deg,red 5px,transparent)',
  'max(12px,var(--lv-space-list))',
])('leaves %s as it is', (value) => {
  expect(reckon(value)).toBe(value);
});
