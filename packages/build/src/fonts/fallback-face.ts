import { createFontStack } from '@capsizecss/core';
import { fallbackName } from '@livery/themes';
import type { FontMeasures } from '@livery/merchants/assets/font/read-font';

type Metrics = Parameters<typeof createFontStack>[0][number];

const metricsOf = async (name: string): Promise<Metrics> => {
  const module = (await import(`@capsizecss/metrics/${name}`)) as { default?: Metrics };
  if (!module.default) throw new Error(`No measures for ${name}`);
  return module.default;
};

/** What stands on phones for each kind of type, and the names of its doubles elsewhere. */
const standIns = {
  'sans-serif': { metrics: 'arial', clones: ['Liberation Sans', 'Arimo'] },
  serif: { metrics: 'timesNewRoman', clones: ['Liberation Serif', 'Tinos'] },
  monospace: { metrics: 'courierNew', clones: ['Liberation Mono', 'Cousine'] },
} as const;

/** A family that is to be stood in for. */
export interface MeasuredFamily {
  readonly fallback: keyof typeof standIns;
  /** Its measures, or the name under which they are published. */
  readonly metrics: string | FontMeasures;
  /** Average advance at other widths, in percent of normal. */
  readonly advances?: Readonly<Record<number, number>> | undefined;
}

/** As the measures of a face name it, and as a sheet and the names of faces on a phone do. */
const slant = { path: '/italic', rule: ' font-style: italic;', name: ' Italic' } as const;
const straight = { path: '', rule: '', name: '' } as const;

type Voice = typeof slant | typeof straight;

const measuresOf = async (name: string, { metrics }: MeasuredFamily, voice: Voice) =>
  typeof metrics === 'string' ? metricsOf(metrics + voice.path) : { ...metrics, familyName: name };

/** The rule of a stand-in for what was measured, by what stands on phones of that voice. */
async function standIn(name: string, family: MeasuredFamily, voice: Voice) {
  const { metrics, clones } = standIns[family.fallback];
  const local = await metricsOf(metrics + voice.path);
  return (measures: Metrics, stretch = ''): string =>
    createFontStack([{ ...measures, familyName: name }, local])
      .fontFaces.replace(
        /font-family: "[^"]+";/,
        `font-family: '${fallbackName(name)}';${voice.rule}${stretch}`,
      )
      // Drawn to the same widths, for systems without the faces that were measured.
      .replace(
        /src: ([^;]+);/,
        (_all, sources: string) =>
          `src: ${[sources, ...clones.map((clone) => `local('${clone}${voice.name}')`)].join(', ')};`,
      )
      .replace(/\s+/g, ' ');
}

/** A face of the phone's own, stretched to the same measures: the swap moves nothing (ADR 5). */
export async function fallbackFace(name: string, family: MeasuredFamily): Promise<string> {
  const own = await measuresOf(name, family, straight);
  const face = await standIn(name, family, straight);
  const narrow = Object.entries(family.advances ?? {}).map(([width, advance]) => {
    const xWidthAvg = (advance * own.unitsPerEm) / 1000;
    // The measures by alphabet would go before the average.
    const { subsets: _byAlphabet, ...plain } = own as Metrics & { subsets?: unknown };
    return face({ ...plain, xWidthAvg }, ` font-stretch: ${width}%;`);
  });
  return [face(own), ...narrow].join('\n');
}

/** The same for what a family sets aslant, which is narrower than what it sets upright. */
export async function slantedFallbackFace(name: string, family: MeasuredFamily): Promise<string> {
  const face = await standIn(name, family, slant);
  return face(await measuresOf(name, family, slant));
}
