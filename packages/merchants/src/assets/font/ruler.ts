import { Blob, Buffer as Run, Face, Feature, Font, shape, Variation } from 'harfbuzzjs';
import { unpacked } from './woff2.ts';

/** How a run of letters is drawn with one file. */
export interface RunStyle {
  readonly weight: number;
  /** In percent of normal. */
  readonly width: number;
  readonly optical: number;
  /** Letters that are set apart do not join into one glyph. */
  readonly isSpaced: boolean;
  readonly tag: string;
}

/** Measures letters as a browser sets them: their advance at these axes, kerned and joined. */
export interface Ruler {
  /** In parts of an em; undefined where the file does not draw all of it. */
  measure(text: string, style: RunStyle): number | undefined;
  /** All that the file draws. */
  letters(): Iterable<number>;
}

const joining = ['liga', 'clig'];

/** Opens a font in WOFF2, which somebody has found sound; undefined where it cannot be unpacked. */
export async function rulerOf(file: Uint8Array): Promise<Ruler | undefined> {
  const tables = await unpacked(Buffer.from(file));
  if (!tables) return undefined;
  const face = new Face(new Blob(tables));
  const font = new Font(face);
  return {
    letters: () => face.collectUnicodes(),
    measure(text, { weight, width, optical, isSpaced, tag }) {
      font.setVariations([
        new Variation('wght', weight),
        new Variation('wdth', width),
        new Variation('opsz', optical),
      ]);
      const run = new Run();
      run.addText(text);
      run.guessSegmentProperties();
      run.setLanguage(tag);
      shape(font, run, isSpaced ? joining.map((feature) => new Feature(feature, 0)) : []);
      if (run.getGlyphInfos().some(({ codepoint }) => codepoint === 0)) return undefined;
      const advance = run.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      return advance / face.upem;
    },
  };
}
