import { contrast } from '../../color/contrast.ts';
import { over } from '../../color/convert.ts';
import { modes, type Mode } from '../../contract/token.ts';
import type { Hex } from '../../contract/value.ts';
import type { Diagnostic } from '../../manifest/diagnostic.ts';
import type { ResolvedTheme } from '../../resolve/resolve.ts';

/** The colours of a drawn logo with their shares of what is visible; together 1. */
export type LogoPalette = readonly { readonly color: Hex; readonly share: number }[];

export interface LogoReading {
  readonly mode: Mode;
  /** The header the logo stands on in this mode, opaque. */
  readonly ground: Hex;
  readonly groundToken: string;
  /** How much of what can be told from the ground reaches 3:1 against it. */
  readonly share: number;
  /** How much of the whole logo can be told from the ground at all. */
  readonly seen: number;
}

const readable = 3;
/** What differs less than this is seen as the ground itself. */
const melted = 1.25;
/** A logo may be pale beside its name, but most of it must stand out this far. */
const pale = 1.5;
/** However clear a speck is, it is no logo. */
const speck = 0.08;
const least = 0.25;
const enough = 0.5;

const colorAt = (theme: ResolvedTheme, path: string): Hex => {
  const value = theme.get(path)?.value;
  return value?.type === 'color' ? value.value : '#000000';
};

function sharesOn(palette: LogoPalette, ground: Hex): { share: number; seen: number } {
  let [clear, seen, gone] = [0, 0, 0];
  for (const { color, share } of palette) {
    const ratio = contrast(over(color, ground), ground);
    if (ratio >= readable) clear += share;
    if (ratio >= pale) seen += share;
    if (ratio < melted) gone += share;
  }
  // A dark plate melts into a dark header and its bright letter stays: then the letter is the logo.
  return { share: clear < speck ? clear : Math.min(1, clear / (1 - gone)), seen };
}

/** How a logo reads in the header of each mode, on the worse of its two grounds. */
export function readLogo(
  palette: LogoPalette,
  themes: Readonly<Record<Mode, ResolvedTheme>>,
): readonly LogoReading[] {
  return modes.map((mode) => {
    const page = colorAt(themes[mode], 'color.surface.page');
    const on = (groundToken: string): LogoReading => {
      const ground = over(colorAt(themes[mode], groundToken), page);
      return { mode, ground, groundToken, ...sharesOn(palette, ground) };
    };
    const [first, second] = [on('color.frame.ground'), on('color.surface.header')];
    return second.share < first.share ? second : first;
  });
}

/** Whether a logo may stand in the header of a mode: a quarter is clear, or most of it is at least seen. */
export const isLegible = ({ share, seen }: LogoReading): boolean =>
  share >= least || seen >= enough;

export type LogoKey = 'mark' | 'mono';

interface Logo {
  readonly mark: LogoPalette;
  readonly mono?: LogoPalette;
}

/** What stands in the header of each mode: the mono where the mark cannot be seen, and the mark elsewhere. */
function standing(
  logo: Logo,
  themes: Readonly<Record<Mode, ResolvedTheme>>,
): readonly { readonly key: LogoKey; readonly reading: LogoReading }[] {
  const mono = logo.mono && readLogo(logo.mono, themes);
  return readLogo(logo.mark, themes).map((mark, index) => {
    const inPlace = mono?.[index];
    return inPlace && !isLegible(mark)
      ? { key: 'mono', reading: inPlace }
      : { key: 'mark', reading: mark };
  });
}

/** Which drawing of the logo stands in each mode. */
export const standingLogo = (
  logo: Logo,
  themes: Readonly<Record<Mode, ResolvedTheme>>,
): Readonly<Record<Mode, LogoKey>> =>
  Object.fromEntries(
    standing(logo, themes).map(({ key, reading }) => [reading.mode, key]),
  ) as Record<Mode, LogoKey>;

const percent = (share: number): string => `${Math.floor(share * 100)} %`;

/**
 * A logo must be seen in both modes. Where the mark fails, the mono stands in
 * its place, so only a mode in which both fail is an error.
 */
export function* logoFaults(
  logo: Logo,
  themes: Readonly<Record<Mode, ResolvedTheme>>,
  at: (key: LogoKey) => Pick<Diagnostic, 'file' | 'line' | 'column'>,
): Generator<Diagnostic> {
  for (const { key, reading: stands } of standing(logo, themes)) {
    // The name stands beside it as text: a mark may be pale as long as most of it is seen.
    if (stands.share >= enough || stands.seen >= enough) continue;
    const { mode, ground, groundToken, share } = stands;
    const what =
      key === 'mark' ? 'The logo' : 'The mono, which stands where the mark cannot be seen,';
    const instead =
      key === 'mark' && !logo.mono
        ? `Give logo.mono, a version in one colour; it stands in the header where the mark fails. Or move ${groundToken}.`
        : `Draw the mono in a colour that reads on ${ground}, or move ${groundToken}.`;
    yield {
      ...at(key),
      code: isLegible(stands) ? 'logo.faint' : 'logo.illegible',
      severity: isLegible(stands) ? 'warning' : 'error',
      message: `${what} ${isLegible(stands) ? 'is pale' : 'cannot be seen'} in the ${mode} header: ${percent(share)} of it reaches 3:1 on ${groundToken} (${ground}); ${percent(isLegible(stands) ? enough : least)} should.`,
      hint: instead,
    };
  }
}
