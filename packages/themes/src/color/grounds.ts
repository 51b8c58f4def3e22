import type { Mode } from '../contract/token.ts';
import type { Hex } from '../contract/value.ts';
import { washes } from '../contract/washes.ts';
import { hexOf, lch, mixedEither, type Lch } from './convert.ts';
import { solve, type Way } from './solve.ts';
import { seedColor, type Seed } from './seeds.ts';

/** The surfaces of one mode and how colours are found on them: what every part of a ramp stands on. */
export interface Grounds {
  readonly mode: Mode;
  /** Where text goes to be read better. */
  readonly away: Way;
  readonly page: Hex;
  readonly raised: Hex;
  readonly inset: Hex;
  readonly strong: Hex;
  /** Where text of colour may stand, by the token that it stands on. */
  readonly named: readonly { readonly on: string; readonly ground: Hex }[];
  /** The same without their names. */
  readonly calm: readonly Hex[];
  readonly all: readonly Hex[];
  /** Behind the current tab, where titles alone are read. */
  readonly tab: Hex;
  /** Whether the page is the brand's neutral to the digit. */
  readonly own: boolean;
  /** Ground of the footer: a step from the page, of its own hue. */
  readonly footer: Hex;
  /** A grey of the brand at a lightness, with as much of its chroma as a surface bears. */
  grey(l: number, alpha?: number): Hex;
  /** Lettering of the brand's grey that reaches the ratio on the grounds. */
  lettering(l: number, ratio: number, grounds: readonly Hex[]): Hex;
  /** A colour as text on the calm surfaces. */
  asText(color: Lch): Hex;
}

/** The surfaces that text stands on, by the last part of their token's path. */
export const surfaceNames = ['page', 'raised', 'inset', 'strong', 'field', 'strip', 'tab'] as const;
export type Surfaces = Readonly<Partial<Record<(typeof surfaceNames)[number], Hex>>> & {
  /** What is seen of the fill of a sheet. */
  readonly sheet?: readonly Hex[];
  /** Ground of what is drawn. */
  readonly stage?: Hex;
};

interface Step {
  readonly page: number;
  /** From the page. */
  readonly inset: number;
  readonly strong: number;
  readonly chroma: number;
}

const steps: Readonly<Record<Mode, Step>> = {
  dark: { page: 0.16, inset: 0.1, strong: 0.17, chroma: 0.05 },
  light: { page: 0.97, inset: -0.025, strong: -0.06, chroma: 0.015 },
};

const textChroma = 0.03;

/** Whether a mode could have this colour as its page: text of every rank fits on what grows from it. */
const fitsPage = (l: number, mode: Mode): boolean => (mode === 'dark' ? l <= 0.24 : l >= 0.93);

/**
 * A neutral tints every grey. Where it is not merely derived and is as dark or
 * light as a page of the mode, it is that page, to the digit; in the other
 * mode it tints. So it can never fail, and never needs repair.
 * What the brand's files write over a surface is what its text will stand on.
 */
export function groundsOf(seed: Seed, mode: Mode, written: Surfaces = {}): Grounds {
  const asked = seedColor(seed, mode);
  const neutral = lch(asked);
  const isOwn = seed.policy !== 'derived' && fitsPage(neutral.l, mode);
  const step = steps[mode];
  const start = isOwn ? neutral.l : step.page;
  const chroma = Math.min(neutral.c, isOwn ? 0.1 : step.chroma);
  const grey = (l: number, alpha = 1): Hex =>
    hexOf({ l, c: l === 1 ? 0 : chroma, h: neutral.h }, alpha);

  const away = mode === 'dark' ? 'lighter' : 'darker';
  const page = written.page ?? (isOwn ? asked : grey(start));
  // On paper a card is white; at night it is one step nearer to the lamp.
  const raised = written.raised ?? (mode === 'dark' ? grey(start + 0.05) : grey(1));
  const inset = written.inset ?? grey(start + step.inset);
  const strong = written.strong ?? grey(start + step.strong);
  const own = lch(page);
  const footer =
    mode === 'dark'
      ? hexOf({
          ...(written.page ? own : { c: chroma, h: neutral.h }),
          l: Math.max(0.06, own.l - 0.03),
        })
      : (written.inset ?? (written.page ? hexOf({ ...own, l: own.l - 0.025 }) : inset));
  const { field = raised, strip = inset, sheet = [raised] } = written;
  const tab = written.tab ?? (mode === 'dark' ? strong : raised);
  const read = { page, raised, inset, field, strip };
  const named = [
    ...Object.entries(read).map(([name, ground]) => ({ on: `color.surface.${name}`, ground })),
    ...sheet.map((ground) => ({ on: 'gradient.sheet', ground })),
  ];
  const calm = [...new Set(named.map(({ ground }) => ground))];
  return {
    mode,
    away,
    page,
    raised,
    inset,
    strong,
    named,
    calm,
    all: [...calm, strong],
    tab,
    own: isOwn,
    footer,
    grey,
    lettering: (l, ratio, on) =>
      solve({ l, c: Math.min(neutral.c, textChroma), h: neutral.h }, on, ratio, away),
    asText: (color) => solve(color, calm, 4.5, away),
  };
}

/** Surfaces, text, lines: everything that is the brand's grey. */
export function greys(on: Grounds): Record<string, Hex> {
  const dark = on.mode === 'dark';
  const { page, raised, inset, strong, tab, footer, grey } = on;
  const text = on.lettering(dark ? 0.97 : 0.2, 7, [...on.all, tab]);
  const soft = on.lettering(dark ? 0.8 : 0.42, 4.5, on.all);
  const onFooter = on.lettering(dark ? 0.97 : 0.2, 7, [footer]);
  const licence = mixedEither(footer, onFooter, washes.licence.part);
  const balance = mixedEither(page, text, washes.balance.part);
  return {
    'color.surface.page': page,
    'color.surface.raised': raised,
    'color.surface.inset': inset,
    'color.surface.strong': strong,
    'color.surface.holder': raised,
    'color.surface.bar': raised,
    'color.surface.header': page,
    'color.surface.field': raised,
    'color.surface.tab': tab,
    'color.surface.strip': inset,
    'color.surface.mat': page,
    'color.text.strong': text,
    'color.text.soft': soft,
    'color.text.faint': on.lettering(dark ? 0.68 : 0.52, 4.5, on.calm),
    'color.line.soft': dark ? grey(0.98, 0.12) : grey(0.15, 0.08),
    'color.line.strong': dark ? grey(0.98, 0.24) : grey(0.15, 0.2),
    'color.line.field': solve({ ...lch(grey(dark ? 0.5 : 0.62)) }, on.all, 3, on.away),
    'color.scrim': dark ? grey(0.11, 0.75) : grey(0.2, 0.5),
    'color.frame.ground': page,
    'color.frame.text': text,
    'color.frame.soft': on.lettering(dark ? 0.8 : 0.42, 4.5, [...on.all, ...balance]),
    'color.bar.soft': soft,
    'color.footer.ground': footer,
    'color.footer.text': onFooter,
    'color.footer.soft': on.lettering(dark ? 0.8 : 0.42, 4.5, [footer, ...licence]),
    'color.wallet.ground': raised,
    'color.wallet.text': text,
    'color.wallet.mark': inset,
    'color.tint.first': inset,
    'color.tint.second': inset,
    'color.tint.third': inset,
    'color.tint.fourth': inset,
    'color.sky.wash': page,
  };
}
