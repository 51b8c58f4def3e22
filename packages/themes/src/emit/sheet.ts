import { cssName, cssOf, servedBase, servedCss, toCss } from '../contract/css.ts';
import type { TokenValue } from '../contract/value.ts';
import { layerOrder } from '../contract/layers.ts';
import { modes, type Mode, type Token } from '../contract/token.ts';
import { tokenByPath } from '../contract/tree.ts';
import { fontStack } from '../fonts.ts';
import type { ResolvedTheme } from '../resolve/resolve.ts';

const block = (selector: string, lines: readonly string[]): string =>
  lines.length > 0 ? `${selector}{${lines.join(';')}}\n` : '';

/** What a curve becomes where the brand moves in steps: no value of a file can say that. */
function stepsOf(theme: ResolvedTheme): string | undefined {
  const steps = theme.get('motion.steps')?.value;
  return steps?.type === 'number' && steps.value > 0 ? `steps(${steps.value}, end)` : undefined;
}

/** A family is written with its measured fallback behind it; the faces of a phone have none. */
function written(path: string, token: Token, value: TokenValue, steps?: string): string {
  if (value.type === 'cubicBezier' && steps !== undefined) return steps;
  return value.type === 'fontFamily' && !path.endsWith('.fallback')
    ? toCss(value.type, fontStack(value.value))
    : servedCss(token, value);
}

/**
 * The merchant's sheet: both modes, and only what differs from the base sheet.
 * A value that both modes share stands once. It is unlayered, so that it wins
 * over the layered base whatever the order of loading (ADR 3).
 */
export function sheet(themes: Readonly<Record<Mode, ResolvedTheme>>): string {
  const shared: string[] = [];
  const own: Record<Mode, string[]> = {
    dark: ['color-scheme:dark'],
    light: ['color-scheme:light'],
  };
  const steps = { dark: stepsOf(themes.dark), light: stepsOf(themes.light) };
  for (const [path, token] of tokenByPath) {
    const css = (mode: Mode): string => {
      const resolved = themes[mode].get(path);
      return resolved ? written(path, token, resolved.value, steps[mode]) : servedBase(token, mode);
    };
    if (modes.every((mode) => css(mode) === servedBase(token, mode))) continue;
    if (css('dark') === css('light')) shared.push(`${cssName(path)}:${css('dark')}`);
    else
      for (const mode of modes)
        if (css(mode) !== servedBase(token, mode)) own[mode].push(`${cssName(path)}:${css(mode)}`);
  }
  return (
    block(':root', shared) +
    modes.map((mode) => block(`[data-theme='${mode}']`, own[mode])).join('')
  );
}

/**
 * What must be on the page before the sheets arrive: the order of their layers,
 * and the ground of both modes, so that nothing flashes.
 */
export const critical = (themes: Readonly<Record<Mode, ResolvedTheme>>): string => {
  const grounds = modes.map((mode) => {
    const page = themes[mode].get('color.surface.page');
    return `[data-theme='${mode}']{background:${page ? cssOf(page.value) : 'Canvas'};color-scheme:${mode}}`;
  });
  return `@layer ${layerOrder.join(',')};${grounds.join('')}`;
};
