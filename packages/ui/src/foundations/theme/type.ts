import { script } from './script.css.ts';
import { vars } from './vars.css.ts';
import { voice } from './voice.css.ts';

export type Step = keyof typeof vars.type.size;

const { button, display, figures, label, optical, size, line, text, wordmark } = vars.type;

/** A length that holds letters, by its px where a reader has asked for no other size of text. */
export const rem = (px: number): string => `${px / 16}rem`;

const opticalOf = (step: Step): string => {
  if (step === 's7') return optical.large;
  return step === 's5' || step === 's6' ? optical.medium : optical.small;
};

/** Letters apart by parts of their size, where the script allows it. */
export const spacedBy = (em: string): string => `calc(${em} * 1em * ${script.tracking})`;

/** Browsers look for a slanted face only from a steep angle on; a gentler one would find the upright. */
const steep = (slant: string): string => `max(${slant}, min(20, 20 * ${slant}))`;

/** The style of a role that slants, by its degrees; a script without italics stays upright. */
export const steepSlant = (slant: string): string =>
  `oblique calc(${steep(slant)} * ${script.lean} * 1deg)`;

/** Width and slant of a role; widths hold for all scripts. */
const shaped = (width: string, slant: string) =>
  ({ fontStretch: `calc(${width} * 1%)`, fontStyle: steepSlant(slant) }) as const;

export const labelSlant = steepSlant(label.slant);

/** What no letter of the family shows, the brand's own choice for other scripts does. */
export const withFallback = (family: string, fallback: string): string => `${family}, ${fallback}`;

/** The column's width, which the largest step may take a part of. */
const column = 'min(100vw, 480px)';

/**
 * For what stands side by side in a bar: it grows with the reader's letters as
 * far as so many percent of the column allow.
 */
export const inColumn = (length: string, percent: number): string =>
  `min(${length}, ${percent}vw, ${Math.round(percent * 48) / 10}px)`;

/** The most of the column that a letter of a title is as high as, within `min()`: with a reader's larger ones its words stay whole. */
const most = `${column} * ${display.fluid} / 100`;

/** Between two buttons a title has less of it. */
export const mostInBar = `${most} * 0.78`;

/** A title's size and line, which grow with the reader's letters as far as its words stay whole. */
export const titleOf = (length: string, leading: string) =>
  ({
    fontSize: `min(${length}, ${most})`,
    lineHeight: `min(${leading}, ${most} * 1.25)`,
  }) as const;

/** Size and line of one of the seven steps; the large ones give way on a narrow screen. */
export const stepOf = (step: Step) => {
  if (step === 's7')
    return {
      fontSize: `min(${size.s7}, ${most})`,
      lineHeight: `min(${line.s7}, ${most} * 1.05)`,
    } as const;
  if (step === 's5' || step === 's6') return titleOf(size[step], line[step]);
  return { fontSize: size[step], lineHeight: line[step] } as const;
};

export const textAt = (step: Step) =>
  ({
    ...stepOf(step),
    fontFamily: withFallback(text.family, text.fallback),
    fontStretch: `calc(${text.width} * 1%)`,
    fontStyle: 'normal',
  }) as const;

/** Titles. The largest step has a letter spacing of its own. */
export const displayAt = (step: Step) =>
  ({
    ...stepOf(step),
    ...shaped(display.width, display.slant),
    fontFamily: withFallback(display.family, display.fallback),
    fontWeight: display.weight,
    letterSpacing: spacedBy(step === 's7' ? display.heroSpacing : display.spacing),
    wordSpacing: spacedBy(display.wordSpacing),
    textTransform: script.titles as 'uppercase',
    fontVariationSettings: `'opsz' ${opticalOf(step)}`,
  }) as const;

/** Money and counts. */
export const figuresAt = (step: Step) =>
  ({
    ...stepOf(step),
    ...shaped(figures.width, figures.slant),
    fontFamily: withFallback(figures.family, text.fallback),
    fontWeight: figures.weight,
    letterSpacing: spacedBy(figures.spacing),
    fontVariantNumeric: 'tabular-nums lining-nums',
    fontVariationSettings: `'opsz' ${opticalOf(step)}`,
  }) as const;

/** Small labels; the slot `labels` may set them in capitals. */
export const labelAt = (step: Step) =>
  ({
    ...stepOf(step),
    ...shaped(label.width, label.slant),
    fontFamily: withFallback(label.family, text.fallback),
    fontWeight: label.weight,
    letterSpacing: spacedBy(label.spacing),
  }) as const;

/** Names of games, rows and tabs: lettering of labels without their spacing, in the case of titles. */
export const nameAt = (step: Step) =>
  ({
    ...stepOf(step),
    ...shaped(label.width, label.slant),
    fontFamily: withFallback(label.family, text.fallback),
    fontWeight: label.weight,
    letterSpacing: 0,
    wordSpacing: spacedBy(display.wordSpacing),
    textTransform: script.titles as 'uppercase',
  }) as const;

/** Names of places, such as in the bottom bar: as text, or as titles where those are loud. */
export const placeAt = (step: Step) =>
  ({
    ...stepOf(step),
    ...shaped(voice.width, voice.slant),
    fontFamily: withFallback(voice.family, text.fallback),
    fontWeight: voice.weight,
    wordSpacing: spacedBy(display.wordSpacing),
    textTransform: script.titles as 'uppercase',
  }) as const;

/** Lettering of buttons. */
export const buttonType = {
  ...shaped(button.width, button.slant),
  fontFamily: withFallback(button.family, text.fallback),
  fontWeight: button.weight,
  fontSize: button.size,
  lineHeight: line.s3,
  letterSpacing: spacedBy(button.spacing),
} as const;

/** The brand name in letters. */
export const wordmarkType = {
  ...shaped(wordmark.width, wordmark.slant),
  fontFamily: withFallback(wordmark.family, text.fallback),
  fontWeight: wordmark.weight,
  fontSize: wordmark.size,
  lineHeight: 1.2,
  letterSpacing: spacedBy(wordmark.spacing),
} as const;
