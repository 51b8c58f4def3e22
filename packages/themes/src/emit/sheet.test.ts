import { expect, it } from 'vitest';
import { readMerchant } from '../merchant.ts';
import { merchantFiles, srgb, tokenAt } from '../testing/merchant-files.ts';
import { critical, sheet } from './sheet.ts';

const themesOf = (changes: Parameters<typeof merchantFiles>[0]) => {
  const { merchant, diagnostics } = readMerchant(merchantFiles(changes));
  if (!merchant) throw new Error(JSON.stringify(diagnostics));
  return merchant.themes;
};

it('holds only what differs from the base, what both modes share once', () => {
  const plain = sheet(themesOf({}));
  const css = sheet(
    themesOf({ tokens: tokenAt('radius.card', 'dimension', { value: 3, unit: 'px' }) }),
  );
  expect(css.replace(';--lv-radius-card:3px', '')).toBe(plain);
  expect(plain).not.toContain('--lv-radius');
  expect(css.match(/--lv-radius-card/g)).toHaveLength(1);
});

it('keeps the modes apart and says which scheme each is', () => {
  const css = sheet(themesOf({ dark: tokenAt('color.surface.mat', 'color', srgb(0.2, 0.2, 0.2)) }));
  const [dark = '', light = ''] = ['dark', 'light'].map(
    (mode) => css.split(`[data-theme='${mode}']{`)[1]?.split('}')[0],
  );
  expect(dark).toContain('color-scheme:dark');
  expect(dark).toContain('--lv-color-surface-mat:#333333');
  expect(light).toContain('color-scheme:light');
  expect(light).not.toContain('#333333');
});

it('puts a measured fallback behind a served family', () => {
  const css = sheet(
    themesOf({ tokens: tokenAt('type.text.family', 'fontFamily', ['Figtree Variable']) }),
  );
  expect(css).toContain("--lv-type-text-family:'Figtree Variable', 'Figtree Variable Fallback'");
});

it('serves letters in rem, whatever unit a brand wrote, and leaves the rest in px', () => {
  const of = (path: string, value: number, unit: string): string =>
    sheet(themesOf({ tokens: tokenAt(path, 'dimension', { value, unit }) }));
  expect(of('type.size.s3', 17, 'px')).toContain('--lv-type-size-s3:1.0625rem');
  expect(of('type.line.s3', 1.5, 'rem')).toContain('--lv-type-line-s3:1.5rem');
  expect(of('radius.card', 3, 'px')).toContain('--lv-radius-card:3px');
  expect(of('type.wordmark.size', 21, 'px')).toContain('--lv-type-wordmark-size:21px');
});

it('writes every type of token as CSS made from its parts', () => {
  const css = sheet(
    themesOf({
      tokens: {
        elevation: {
          low: {
            $type: 'shadow',
            $value: [
              {
                color: srgb(0, 0, 0, 0.5),
                offsetX: { value: 0, unit: 'px' },
                offsetY: { value: 2, unit: 'px' },
                blur: { value: 0.5, unit: 'rem' },
                spread: { value: 0, unit: 'px' },
                inset: true,
              },
            ],
          },
        },
        gradient: {
          veil: {
            $type: 'gradient',
            $value: [
              { color: '{color.surface.raised}', position: 0 },
              { color: srgb(1, 1, 1), position: 0.5 },
            ],
          },
        },
        motion: {
          curve: { $type: 'cubicBezier', $value: [0.1, -0.5, 0.9, 1.5] },
          page: { $type: 'duration', $value: { value: 0.25, unit: 's' } },
        },
        type: { display: { weight: { $type: 'fontWeight', $value: 'semi-bold' } } },
      },
    }),
  );
  expect(css).toContain('--lv-elevation-low:inset 0px 2px 0.5rem 0px #00000080');
  expect(css).toMatch(/--lv-gradient-veil:#[0-9a-f]{6} 0%, #ffffff 50%/);
  expect(css).toContain('--lv-motion-curve:cubic-bezier(0.1, -0.5, 0.9, 1.5)');
  expect(css).toContain('--lv-motion-page:250ms');
  expect(css).toContain('--lv-type-display-weight:600');
});

it('gives the page its ground in both modes before the sheet arrives', () => {
  expect(critical(themesOf({}))).toMatch(
    /^@layer reset,base,components,app;\[data-theme='dark'\]\{background:#[0-9a-f]{6};color-scheme:dark\}\[data-theme='light'\]\{background:#[0-9a-f]{6};color-scheme:light\}$/,
  );
});

it('moves in steps whatever follows a curve, where the brand says how many', () => {
  const steps = (count: number) =>
    sheet(themesOf({ tokens: tokenAt('motion.steps', 'number', count) }));
  const css = steps(6);
  for (const curve of ['press-curve', 'enter-curve', 'sheet-curve', 'digit-curve', 'curve'])
    expect(css).toContain(`--lv-motion-${curve}:steps(6, end)`);
  expect(css).not.toContain('cubic-bezier');
  expect(steps(0)).not.toContain('steps(');
});

it('moves in steps in one mode alone', () => {
  const css = sheet(themesOf({ dark: tokenAt('motion.steps', 'number', 4) }));
  const [, light = ''] = css.split("[data-theme='light']");
  expect(css).toContain('--lv-motion-curve:steps(4, end)');
  expect(light).not.toContain('steps(');
});
