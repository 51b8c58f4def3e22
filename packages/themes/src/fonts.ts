/** A style sheet of a font package, and when its faces are needed at once. */
export interface FontSheet {
  readonly file: string;
  /** Upright faces are fetched early, slanted ones where a role slants, rare ones never. */
  readonly need: 'upright' | 'slanted' | 'rare';
  /** Narrows the widths a face answers for, so that a lighter file takes the rest. */
  readonly stretch?: string;
}

/** Type families the engine can serve from a merchant's own host, by the name tokens use. */
export interface FontFamily {
  readonly fallback: 'sans-serif' | 'serif';
  /** The package that carries the files. */
  readonly package: string;
  readonly sheets: readonly FontSheet[];
  /** Name of its measures, for a fallback that takes the same room. */
  readonly metrics: string;
  /** Average advance at other widths, in percent of normal: a condensed face needs a narrower stand-in. */
  readonly advances?: Readonly<Record<number, number>>;
}

const upright = (file = 'wght.css'): FontSheet => ({ file, need: 'upright' });
const slanted = (file: string): FontSheet => ({ file, need: 'slanted' });

export const fontFamilies: ReadonlyMap<string, FontFamily> = new Map([
  [
    'Unbounded Variable',
    {
      fallback: 'sans-serif',
      package: '@fontsource-variable/unbounded',
      sheets: [upright()],
      metrics: 'unbounded',
    },
  ],
  [
    'Figtree Variable',
    {
      fallback: 'sans-serif',
      package: '@fontsource-variable/figtree',
      sheets: [upright()],
      metrics: 'figtree',
    },
  ],
  [
    'Bodoni Moda Variable',
    {
      fallback: 'serif',
      package: '@fontsource-variable/bodoni-moda',
      sheets: [upright('standard.css'), slanted('standard-italic.css')],
      metrics: 'bodoniModa',
    },
  ],
  [
    'Hanken Grotesk Variable',
    {
      fallback: 'sans-serif',
      package: '@fontsource-variable/hanken-grotesk',
      sheets: [upright()],
      metrics: 'hankenGrotesk',
    },
  ],
  [
    'Fredoka Variable',
    {
      fallback: 'sans-serif',
      package: '@fontsource-variable/fredoka',
      sheets: [upright()],
      metrics: 'fredoka',
    },
  ],
  [
    'Nunito Variable',
    {
      fallback: 'sans-serif',
      package: '@fontsource-variable/nunito',
      sheets: [upright()],
      metrics: 'nunito',
    },
  ],
  [
    'Archivo Variable',
    {
      fallback: 'sans-serif',
      package: '@fontsource-variable/archivo',
      // Text takes the light file of one width. Upright and condensed is what
      // a script without italics needs, so most visitors never fetch it.
      sheets: [
        upright(),
        slanted('wdth-italic.css'),
        { file: 'wdth.css', need: 'rare', stretch: '62% 99%' },
      ],
      metrics: 'archivo',
      // Measured in capitals, weight 800 to 900, in thousandths of an em.
      advances: { 62: 308, 70: 366, 75: 373 },
    },
  ],
  [
    'Noto Sans Arabic Variable',
    {
      fallback: 'sans-serif',
      package: '@fontsource-variable/noto-sans-arabic',
      sheets: [upright()],
      metrics: 'notoSansArabic',
    },
  ],
  [
    'Alexandria Variable',
    {
      fallback: 'sans-serif',
      package: '@fontsource-variable/alexandria',
      sheets: [upright()],
      metrics: 'alexandria',
    },
  ],
  [
    'Markazi Text Variable',
    {
      fallback: 'serif',
      package: '@fontsource-variable/markazi-text',
      sheets: [upright()],
      metrics: 'markaziText',
    },
  ],
  [
    'Baloo Bhaijaan 2 Variable',
    {
      fallback: 'sans-serif',
      package: '@fontsource-variable/baloo-bhaijaan-2',
      sheets: [upright()],
      metrics: 'balooBhaijaan2',
    },
  ],
  [
    'Noto Sans Devanagari Variable',
    {
      fallback: 'sans-serif',
      package: '@fontsource-variable/noto-sans-devanagari',
      sheets: [upright()],
      metrics: 'notoSansDevanagari',
    },
  ],
  [
    'Noto Sans Thai Variable',
    {
      fallback: 'sans-serif',
      package: '@fontsource-variable/noto-sans-thai',
      sheets: [upright()],
      metrics: 'notoSansThai',
    },
  ],
]);

/** The local face that stands in, measured to the same width and height, until the file is there. */
export const fallbackName = (family: string): string => `${family} Fallback`;

/** Families of which every phone has some face, so that nothing behind them is ever asked. */
export const genericFamilies: ReadonlySet<string> = new Set([
  'system-ui',
  'sans-serif',
  'serif',
  'monospace',
]);

/**
 * A family as it is written: itself and its measured fallback, then the others
 * that were named. What comes behind is a token of its own, so that a generic
 * name at the end of a list, which answers for every letter, would hide it.
 */
export function fontStack(names: readonly string[]): readonly string[] {
  const [first, ...rest] = names;
  // Whatever else stands first is served, or the check would have refused it.
  if (first === undefined || genericFamilies.has(first)) return names;
  return [first, fallbackName(first), ...rest.filter((name) => !genericFamilies.has(name))];
}
