import { fontFamilies } from '@livery/themes';
import { modes } from '@livery/themes/contract';
import type { Span } from '@livery/merchants/assets/font/packaged-face';
import type { OwnFace } from '@livery/merchants/faces';
import { drawnFaces } from '@livery/merchants/fit/drawn-face';
import { scriptNames } from '@livery/merchants/letters';
import type { LoadedMerchant } from '@livery/merchants/load';
import type { Listing } from './listing.ts';

/** A family that a merchant draws with, or brings. */
interface FamilyRow {
  readonly family: string;
  readonly from: 'own' | 'served';
  /** What permits the site to serve it: as the manifest says, and for all of the engine’s the Open Font License. */
  readonly licence: string;
  readonly files: readonly string[];
  /** As the family's files have them: `400`, `300–900`, `700 italic`. */
  readonly faces: readonly string[];
  readonly letters: number;
  readonly scripts: readonly string[];
  readonly tokens: readonly string[];
}

/** Tokens by the family that they name, in either mode. */
function tokensOf({ themes }: LoadedMerchant): ReadonlyMap<string, readonly string[]> {
  const named = modes.flatMap((mode) =>
    [...themes[mode]].flatMap(([path, { value }]) =>
      value.type === 'fontFamily' ? value.value.map((family) => ({ family, path })) : [],
    ),
  );
  return new Map(
    [...Map.groupBy(named, ({ family }) => family)].map(([family, all]) => [
      family,
      [...new Set(all.map(({ path }) => path))],
    ]),
  );
}

interface FaceRow extends Pick<OwnFace, 'weight' | 'isSlanted'> {
  /** In percent of normal. */
  readonly width?: Span;
}

const faceText = ({ weight: { min, max }, isSlanted, width }: FaceRow): string =>
  [
    min === max ? `${min}` : `${min}–${max}`,
    ...(width && width.max < 100 ? ['condensed'] : []),
    ...(isSlanted ? ['italic'] : []),
  ].join(' ');

async function rowsOf(merchant: LoadedMerchant): Promise<readonly FamilyRow[]> {
  const tokens = tokensOf(merchant);
  const { fonts } = merchant.manifest;
  const rowOf = (
    family: string,
    faces: readonly FaceRow[],
    letters: ReadonlySet<number>,
    said: Pick<FamilyRow, 'from' | 'licence' | 'files'>,
  ): FamilyRow => {
    return {
      family,
      ...said,
      faces: [...new Set(faces.map(faceText))],
      letters: letters.size,
      scripts: scriptNames(letters),
      tokens: tokens.get(family) ?? [],
    };
  };
  const own = Object.entries(fonts).map(([family, { licence, files }]) => {
    const faces = merchant.families.get(family)?.faces ?? [];
    return rowOf(family, faces, new Set(faces.flatMap(({ font }) => Array.from(font.letters))), {
      from: 'own',
      licence,
      files: files.map(({ file }) => file),
    });
  });
  const served = [...tokens.keys()]
    .filter((family) => fontFamilies.has(family))
    .map(async (family) => {
      const faces = await drawnFaces(merchant, merchant.families, family);
      const rulers = await Promise.all(faces.map((face) => face.ruler()));
      const letters = new Set(rulers.flatMap((ruler) => Array.from(ruler?.letters() ?? [])));
      return rowOf(family, faces, letters, { from: 'served', licence: 'OFL-1.1', files: [] });
    });
  return [...own, ...(await Promise.all(served))];
}

/** The families of one merchant: what it brings, and what of the engine's it draws with. */
export const fontsOfMerchant = (merchant: LoadedMerchant): Listing<FamilyRow> => ({
  name: 'fonts',
  summary: '',
  one: 'family',
  many: 'families',
  about: '',
  rows: () => rowsOf(merchant),
  called: ({ family }) => family,
  described: ({ from, licence, faces, scripts, tokens }) =>
    [from, licence, ...faces, ...scripts, ...tokens].join(' '),
  head: ['family', 'from', 'licence', 'faces', 'letters', 'used by'],
  columns: ({ family, from, licence, faces, letters, scripts, tokens }) => [
    family,
    from,
    licence,
    faces.join(', '),
    `${letters} ${scripts.join(', ')}`.trim(),
    tokens.length > 0 ? tokens.join(', ') : 'no token',
  ],
});
