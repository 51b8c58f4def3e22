import type { Mode } from '../contract/token.ts';
import type { Hex } from '../contract/value.ts';
import { contrast } from './contrast.ts';
import { hexOf, lch, type Lch } from './convert.ts';
import { solve, textOn } from './solve.ts';

export type Policy = 'exact' | 'derived';

export interface Seed {
  readonly color: Hex;
  readonly policy: Policy;
}

export interface Seeds {
  readonly action: Seed;
  readonly neutral: Seed;
  readonly win: Seed;
}

const surfaceSteps = {
  dark: { page: 0.16, raised: 0.21, inset: 0.26, strong: 0.33 },
  light: { page: 0.97, raised: 1, inset: 0.945, strong: 0.91 },
} as const;

const textChroma = 0.03;

/** Colours that grow from the seeds in one mode, by token path. */
export function ramp(seeds: Seeds, mode: Mode): ReadonlyMap<string, Hex> {
  const away = mode === 'dark' ? 'lighter' : 'darker';
  const neutral = lch(seeds.neutral.color);
  const tint = Math.min(neutral.c, mode === 'dark' ? 0.05 : 0.015);
  const step = (l: number): Hex => hexOf({ l, c: l === 1 ? 0 : tint, h: neutral.h });
  const steps = surfaceSteps[mode];
  const surface = {
    page: step(steps.page),
    raised: step(steps.raised),
    inset: step(steps.inset),
    strong: step(steps.strong),
  };
  const calm = [surface.page, surface.raised, surface.inset];
  const all = [...calm, surface.strong];

  const text = (l: number, ratio: number, grounds: readonly Hex[]): Hex =>
    solve({ l, c: Math.min(neutral.c, textChroma), h: neutral.h }, grounds, ratio, away);
  const asText = (seed: Lch): Hex => solve(seed, calm, 4.5, away);

  const action = fill(seeds.action, mode);
  const win = lch(seeds.win.color);
  const danger: Lch = { l: mode === 'dark' ? 0.78 : 0.48, c: 0.13, h: 14 };
  const dangerSurface = hexOf({
    l: mode === 'dark' ? 0.26 : 0.95,
    c: mode === 'dark' ? 0.07 : 0.025,
    h: 5,
  });

  return new Map(
    Object.entries({
      'color.surface.page': surface.page,
      'color.surface.raised': surface.raised,
      'color.surface.inset': surface.inset,
      'color.surface.strong': surface.strong,
      'color.surface.holder': surface.raised,
      'color.surface.bar': surface.raised,
      'color.surface.header': surface.page,
      'color.surface.field': surface.raised,
      'color.surface.tab': mode === 'dark' ? surface.strong : surface.raised,
      'color.surface.mat': surface.page,
      'color.text.strong': text(mode === 'dark' ? 0.97 : 0.2, 7, all),
      'color.text.soft': text(mode === 'dark' ? 0.8 : 0.42, 4.5, all),
      'color.text.faint': text(mode === 'dark' ? 0.68 : 0.52, 4.5, calm),
      'color.action.rest': action.rest,
      'color.action.high': action.rest,
      'color.action.hover': action.hover,
      'color.action.pressed': action.hover,
      'color.action.on': action.on,
      'color.action.text': asText(lch(seeds.action.color)),
      'color.line.focus': solve(lch(seeds.action.color), calm, 3, away),
      'color.line.field': solve(
        { ...neutral, l: mode === 'dark' ? 0.5 : 0.62, c: tint },
        all,
        3,
        away,
      ),
      'color.icon.second': action.rest,
      'color.win.text': asText(win),
      'color.win.fill': seeds.win.color,
      'color.win.on': textOn([seeds.win.color]),
      'color.danger.text': asText(danger),
      'color.danger.surface': dangerSurface,
      'color.danger.on': solve(danger, [dangerSurface], 4.5, away),
    } satisfies Record<string, Hex>),
  );
}

/** The action fill, its state under a pointer or finger, and the text that passes on both. */
function fill(seed: Seed, mode: Mode): { rest: Hex; hover: Hex; on: Hex } {
  const own = lch(seed.color);
  const rest =
    seed.policy === 'derived' ? hexOf({ ...own, l: mode === 'dark' ? 0.78 : 0.55 }) : seed.color;
  const on = textOn([rest]);
  // Hover goes the way that raises contrast, so that it can never be what fails.
  const direction = contrast('#ffffff', on) > contrast('#000000', on) ? 1 : -1;
  const base = lch(rest);
  const hover = hexOf({ ...base, l: Math.min(0.97, Math.max(0.08, base.l + direction * 0.05)) });
  return { rest, hover, on };
}
