import { createFontStack } from '@capsizecss/core';
import { fallbackName } from '@livery/themes';
import type { FontMeasures } from '../../assets/font/read-font.ts';

type Metrics = Parameters<typeof createFontStack>[0][number];

const metricsOf = async (name: string): Promise<Metrics> => {
  const module = (await import(`@capsizecss/metrics/${name}`)) as { default: Metrics };
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

/** A face of the phone's own, stretched to the same measures: the swap moves nothing. */
export async function fallbackFace(name: string, family: MeasuredFamily): Promise<string> {
  const { metrics, clones } = standIns[family.fallback];
  const [own, local] = await Promise.all([
    typeof family.metrics === 'string'
      ? metricsOf(family.metrics)
      : { ...family.metrics, familyName: name },
    metricsOf(metrics),
  ]);
  if (!own || !local) throw new Error(`No measures for ${name}`);
  const face = (measures: Metrics, stretch = ''): string =>
    createFontStack([{ ...measures, familyName: name }, local])
      .fontFaces.replace(/font-family: "[^"]+";/, `font-family: '${fallbackName(name)}';${stretch}`)
      // Drawn to the same widths, for systems without the faces that were measured.
      .replace(
        /src: ([^;]+);/,
        (_all, sources: string) =>
          `src: ${[sources, ...clones.map((clone) => `local('${clone}')`)].join(', ')};`,
      )
      .replace(/\s+/g, ' ');
  const narrow = Object.entries(family.advances ?? {}).map(([width, advance]) => {
    const xWidthAvg = (advance * own.unitsPerEm) / 1000;
    // The measures by alphabet would go before the average.
    const { subsets: _byAlphabet, ...plain } = own as Metrics & { subsets?: unknown };
    return face({ ...plain, xWidthAvg }, ` font-stretch: ${width}%;`);
  });
  return [face(own), ...narrow].join('\n');
}
