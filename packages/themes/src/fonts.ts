/** Type families the engine can serve from a merchant's own host, by the name tokens use. */
export interface FontFamily {
  readonly fallback: 'sans-serif' | 'serif';
  /** The package that carries the files, and its style sheets. */
  readonly package: string;
  readonly sheets: readonly string[];
  /** Name of its measures, for a fallback that takes the same room. */
  readonly metrics: string;
}

export const fontFamilies: ReadonlyMap<string, FontFamily> = new Map([
  [
    'Unbounded Variable',
    {
      fallback: 'sans-serif',
      package: '@fontsource-variable/unbounded',
      sheets: ['wght.css'],
      metrics: 'unbounded',
    },
  ],
  [
    'Figtree Variable',
    {
      fallback: 'sans-serif',
      package: '@fontsource-variable/figtree',
      sheets: ['wght.css'],
      metrics: 'figtree',
    },
  ],
  [
    'Bodoni Moda Variable',
    {
      fallback: 'serif',
      package: '@fontsource-variable/bodoni-moda',
      sheets: ['standard.css', 'standard-italic.css'],
      metrics: 'bodoniModa',
    },
  ],
  [
    'Hanken Grotesk Variable',
    {
      fallback: 'sans-serif',
      package: '@fontsource-variable/hanken-grotesk',
      sheets: ['wght.css'],
      metrics: 'hankenGrotesk',
    },
  ],
]);

/** The local face that stands in, measured to the same width and height, until the file is there. */
export const fallbackName = (family: string): string => `${family} Fallback`;

/** A family as it is written: itself, its measured fallback, and the generic one. */
export function fontStack(names: readonly string[]): readonly string[] {
  const [first] = names;
  const known = first === undefined ? undefined : fontFamilies.get(first);
  return known && first !== undefined ? [...names, fallbackName(first), known.fallback] : names;
}
