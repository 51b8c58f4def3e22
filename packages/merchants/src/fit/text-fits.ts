import type { Merchant } from '@livery/themes';
import {
  isCasedTag,
  languages,
  modes,
  screens,
  textPlaces,
  type FeatureName,
  type Lettering,
  type Mode,
  type PageLook,
  type TextPlace,
} from '@livery/themes/contract';
import { appCatalogues } from '../catalogues.ts';
import type { OwnFamily } from '../faces.ts';
import { drawnFaces } from './drawn-face.ts';
import { lengthOf, type FacesByFamily } from './word-length.ts';

/** A text in its place: how long it is, and how much room it has. */
export interface TextFit {
  readonly place: TextPlace;
  readonly mode: Mode;
  readonly screen: number;
  readonly language: string;
  /** The longest of those that share the room. */
  readonly key: string;
  readonly text: string;
  /** Those that stand beside it. */
  readonly beside: readonly string[];
  readonly lettering: Lettering;
  /** In px, of all of them together. */
  readonly width: number;
  readonly room: number;
}

export interface FitReport {
  readonly fits: readonly TextFit[];
  /** Languages of which a phone's own faces draw letters, so that nobody can say how long they are. */
  readonly unmeasured: ReadonlySet<string>;
}

/** Every family that any voice of the brand names. */
async function facesOf(
  merchant: Merchant,
  families: ReadonlyMap<string, OwnFamily>,
): Promise<FacesByFamily> {
  const names = modes.flatMap((mode) =>
    [...merchant.themes[mode].values()].flatMap(({ value }) =>
      value.type === 'fontFamily' ? value.value : [],
    ),
  );
  const found = [...new Set(names)].map(
    async (name) => [name, await drawnFaces(merchant, families, name)] as const,
  );
  return new Map(await Promise.all(found));
}

/** Texts of a feature that is off are not there. */
const isShown = ({ flags }: Merchant, key: string): boolean => {
  const [, flag] = /^flag\.(\w+)\./.exec(key) ?? [];
  return flag === undefined || flags[flag as FeatureName];
};

/** What has to stay in one line: the text, or where lines break the longest word. */
const partsIn = (text: string, { breaks }: TextPlace): readonly string[] =>
  breaks ? text.split(/\s+/) : [text];

/** A page of the brand in one language, mode and width. */
interface FitPage extends PageLook {
  readonly mode: Mode;
  readonly language: string;
  readonly tag: string;
}

const pagesOf = ({ manifest, template, themes }: Merchant): readonly FitPage[] =>
  manifest.languages.flatMap((language) => {
    const tag = manifest.languageTags[language] ?? languages.get(language)?.tag ?? 'en';
    return modes.flatMap((mode) =>
      screens.map((screen) => ({
        theme: themes[mode],
        slots: template.slots,
        screen,
        isCased: isCasedTag(tag),
        hasHelp: (manifest.contacts.email ?? manifest.contacts.phone) !== undefined,
        mode,
        language,
        tag,
      })),
    );
  });

type Measure = (text: string, lettering: Lettering, tag: string) => Promise<number | undefined>;

/** Measures each part of a text once, whatever the modes and widths. */
function measureWith(faces: FacesByFamily): Measure {
  const known = new Map<string, Promise<number | undefined>>();
  return (text, lettering, tag) => {
    const key = JSON.stringify([text, lettering, tag]);
    const length = known.get(key) ?? lengthOf(text, lettering, tag, faces);
    known.set(key, length);
    return length;
  };
}

/** The longest part of a text; undefined where a phone's own face draws some of it. */
async function longestPart(parts: readonly Promise<number | undefined>[]) {
  const all = await Promise.all(parts);
  const known = all.filter((length) => length !== undefined);
  return known.length < all.length ? undefined : Math.max(0, ...known);
}

/** The texts of one row in their place; undefined where they cannot be measured. */
async function fitOf(
  page: FitPage,
  place: TextPlace,
  row: readonly { readonly key: string; readonly text: string }[],
  measure: Measure,
): Promise<TextFit | undefined> {
  const lettering = place.lettering(page);
  const measured: { readonly key: string; readonly text: string; readonly width: number }[] = [];
  for (const one of row) {
    const parts = partsIn(one.text, place).map((part) => measure(part, lettering, page.tag));
    const width = await longestPart(parts);
    if (width === undefined) return undefined;
    measured.push({ ...one, width });
  }
  const [longest, ...others] = measured.toSorted((one, other) => other.width - one.width);
  if (!longest) return undefined;
  return {
    place,
    mode: page.mode,
    screen: page.screen,
    language: page.language,
    key: longest.key,
    text: longest.text,
    beside: others.map(({ text }) => text),
    lettering,
    width: measured.reduce((sum, { width }) => sum + width, 0),
    room: place.room(page, row.length),
  };
}

/** Everything that is shown where it cannot give way, in every language, mode and width. */
export async function textFits(
  merchant: Merchant,
  families: ReadonlyMap<string, OwnFamily>,
): Promise<FitReport> {
  const { texts: said } = await appCatalogues();
  const measure = measureWith(await facesOf(merchant, families));
  const fits: TextFit[] = [];
  const unmeasured = new Set<string>();
  const textIn = (language: string, key: string): string =>
    merchant.texts[language]?.[key] ?? said.get(language)?.[key] ?? said.get('EN')?.[key] ?? '';
  for (const page of pagesOf(merchant)) {
    for (const place of textPlaces) {
      if (place.stands?.(page) === false) continue;
      for (const keys of place.shows) {
        if (!keys.every((key) => isShown(merchant, key))) continue;
        const row = keys.map((key) => ({ key, text: textIn(page.language, key) }));
        const fit = await fitOf(page, place, row, measure);
        if (fit) fits.push(fit);
        else unmeasured.add(page.language);
      }
    }
  }
  return { fits, unmeasured };
}
