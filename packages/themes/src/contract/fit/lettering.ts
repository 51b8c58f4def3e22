import { familiesIn, figureIn, type PageLook } from './page-look.ts';

/** How letters are set: all that has to be known to say how long a word is. */
export interface Lettering {
  /** In the order in which they are tried. */
  readonly families: readonly string[];
  /** In px. */
  readonly size: number;
  readonly weight: number;
  /** In percent of normal. */
  readonly width: number;
  readonly isSlanted: boolean;
  /** Behind each letter, and behind each word, in em. */
  readonly spacing: number;
  readonly wordSpacing: number;
  readonly isCapitals: boolean;
  /** Where it is not that of the size. */
  readonly optical?: number;
  /** The token of its size, and that of its family: who wants it otherwise changes these. */
  readonly tokens: { readonly size: string; readonly family: string };
}

type Voice = 'display' | 'text' | 'label' | 'button';
type Step = `s${1 | 2 | 3 | 4 | 5 | 6}`;

/** What the components' sheets say of a voice (`ui/src/foundations/theme/type.ts`), with one of its sizes. */
function spoken(page: PageLook, voice: Voice, size: string): Lettering {
  const fallback = voice === 'display' ? 'type.display.fallback' : 'type.text.fallback';
  const family = `type.${voice}.family`;
  return {
    families: [...familiesIn(page, family), ...familiesIn(page, fallback)],
    size: figureIn(page, size),
    weight: figureIn(page, `type.${voice}.weight`),
    width: figureIn(page, `type.${voice}.width`),
    isSlanted: voice !== 'text' && page.isCased && figureIn(page, `type.${voice}.slant`) !== 0,
    spacing: 0,
    wordSpacing: 0,
    isCapitals: false,
    tokens: { size, family },
  };
}

const spacingOf = (page: PageLook, path: string): number =>
  page.isCased ? figureIn(page, path) : 0;

const asTitle = (page: PageLook): Pick<Lettering, 'isCapitals' | 'wordSpacing'> => ({
  isCapitals: page.isCased && page.slots.titles === 'capitals',
  wordSpacing: spacingOf(page, 'type.display.wordSpacing'),
});

export const textAt = (page: PageLook, step: Step): Lettering =>
  spoken(page, 'text', `type.size.${step}`);

/** Titles. */
export const displayAt = (page: PageLook, step: Step): Lettering => ({
  ...spoken(page, 'display', `type.size.${step}`),
  ...asTitle(page),
  spacing: spacingOf(page, 'type.display.spacing'),
  optical: figureIn(page, step >= 's5' ? 'type.optical.medium' : 'type.optical.small'),
});

/** Names of games, rows and tabs. */
export const nameAt = (page: PageLook, step: Step): Lettering => ({
  ...spoken(page, 'label', `type.size.${step}`),
  ...asTitle(page),
});

/** For what stands side by side in a bar: it gives way on a narrow screen. */
export const inColumn = (page: PageLook, size: number, percent: number): number =>
  Math.min(size, (page.screen * percent) / 100, Math.round(percent * 48) / 10);

/** Names of places: as text, or as labels where titles are loud. */
export function placeAt(page: PageLook): Lettering {
  const isLoud = page.slots.titles === 'capitals';
  const size = 'type.label.place';
  const quiet = { ...spoken(page, 'text', size), weight: figureIn(page, 'type.text.strong') };
  const voice = isLoud ? spoken(page, 'label', size) : quiet;
  return { ...voice, ...asTitle(page) };
}

/** Lettering of buttons. */
export const buttonType = (page: PageLook): Lettering => ({
  ...spoken(page, 'button', 'type.button.size'),
  spacing: spacingOf(page, 'type.button.spacing'),
  isCapitals: page.isCased && page.slots.labels === 'capitals',
});
