import { script } from './script.css.ts';
import { vars } from './vars.css.ts';

export type Step = keyof typeof vars.type.size;

const { display, figures, label, optical, size, line } = vars.type;

const opticalOf = (step: Step): string => {
  if (step === 's7') return optical.large;
  return step === 's5' || step === 's6' ? optical.medium : optical.small;
};

const spaced = (em: string): string => `calc(${em} * 1em * ${script.tracking})`;

/** Size and line of one of the seven steps. */
export const stepOf = (step: Step) => ({ fontSize: size[step], lineHeight: line[step] }) as const;

export const textAt = (step: Step) =>
  ({ ...stepOf(step), fontFamily: vars.type.text.family }) as const;

/** Titles. The largest step has a letter spacing of its own. */
export const displayAt = (step: Step) =>
  ({
    ...stepOf(step),
    fontFamily: display.family,
    fontWeight: display.weight,
    letterSpacing: spaced(step === 's7' ? display.heroSpacing : display.spacing),
    fontVariationSettings: `'opsz' ${opticalOf(step)}`,
  }) as const;

/** Money and counts. */
export const figuresAt = (step: Step) =>
  ({
    ...stepOf(step),
    fontFamily: figures.family,
    fontWeight: figures.weight,
    letterSpacing: spaced(figures.spacing),
    fontVariantNumeric: 'tabular-nums lining-nums',
    fontVariationSettings: `'opsz' ${opticalOf(step)}`,
  }) as const;

/** Small labels; the slot `labels` may set them in capitals. */
export const labelAt = (step: Step) =>
  ({
    ...stepOf(step),
    fontFamily: vars.type.text.family,
    fontWeight: label.weight,
    letterSpacing: spaced(label.spacing),
  }) as const;

/** Lettering of buttons. */
export const buttonType = {
  fontFamily: vars.type.button.family,
  fontWeight: vars.type.button.weight,
  fontSize: vars.type.button.size,
  lineHeight: vars.type.line.s3,
  letterSpacing: spaced(vars.type.button.spacing),
} as const;

/** The brand name in letters. */
export const wordmarkType = {
  fontFamily: vars.type.wordmark.family,
  fontWeight: vars.type.wordmark.weight,
  fontSize: vars.type.wordmark.size,
  lineHeight: 1.2,
  letterSpacing: spaced(vars.type.wordmark.spacing),
} as const;
