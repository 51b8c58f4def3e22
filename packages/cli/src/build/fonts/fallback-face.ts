import { createFontStack } from '@capsizecss/core';
import { fallbackName, type FontFamily } from '@livery/themes';

type Metrics = Parameters<typeof createFontStack>[0][number];

const metricsOf = async (name: string): Promise<Metrics> => {
  const module = (await import(`@capsizecss/metrics/${name}`)) as { default: Metrics };
  return module.default;
};

/** A face of the phone's own, stretched to the same measures: the swap moves nothing. */
export async function fallbackFace(name: string, family: FontFamily): Promise<string> {
  const [own, local] = await Promise.all(
    [family.metrics, family.fallback === 'serif' ? 'timesNewRoman' : 'arial'].map(metricsOf),
  );
  if (!own || !local) throw new Error(`No measures for ${name}`);
  const clones =
    family.fallback === 'serif' ? ['Liberation Serif', 'Tinos'] : ['Liberation Sans', 'Arimo'];
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
