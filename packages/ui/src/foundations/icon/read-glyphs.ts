import type { Glyph, IconSet } from './names.ts';

/** The glyphs of the icons that stand in a page: its HTML has them, and no script need bring them again. */
export function readGlyphs(page: ParentNode): Partial<IconSet> {
  const drawn = [...page.querySelectorAll<SVGElement>('svg[data-icon]')];
  return Object.fromEntries(
    drawn.flatMap((icon) => {
      // The second tone lies under the line.
      const [line, second] = [...icon.querySelectorAll('path')]
        .map((path) => path.getAttribute('d') ?? '')
        .toReversed();
      if (line === undefined) return [];
      const glyph: Glyph = second === undefined ? [line] : [line, second];
      return [[icon.dataset['icon'], glyph]];
    }),
  );
}
