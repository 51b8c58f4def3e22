import { script } from '../theme/script.css.ts';
import { spacedBy, steepSlant, stepOf, type Step } from '../theme/type.ts';
import { vars } from '../theme/vars.css.ts';
import { block } from '../roles/block.css.ts';
import { amount, entry, fact, item, titles } from '../roles/voices.css.ts';

const { display } = vars.type;

/** Size and line between two steps: the second in as far as the share is 1. */
function between(usual: Step, other: Step, share: string) {
  const [one, two] = [stepOf(usual), stepOf(other)];
  const mixed = (side: 'fontSize' | 'lineHeight'): string =>
    `calc(${one[side]} * (1 - ${share}) + ${two[side]} * ${share})`;
  return { fontSize: mixed('fontSize'), lineHeight: mixed('lineHeight') } as const;
}

const ruled = `(1 - ${block.plate})`;

/** A step for brands whose titles are loud. */
export const ifLoud = (usual: Step, loud: Step) => between(usual, loud, titles.loud);

/** The same where letters of titles stand between rules as well: they look smaller than others. */
export const ifGrand = (usual: Step, grand: Step) =>
  between(usual, grand, `(1 - ${block.plate} * (1 - ${titles.loud}))`);

const spoken =
  (voice: typeof entry) =>
  (step: Step, betweenRules: Step = step) =>
    ({
      ...(step === betweenRules ? stepOf(step) : between(step, betweenRules, ruled)),
      fontStretch: `calc(${voice.width} * 1%)`,
      fontStyle: steepSlant(voice.slant),
      fontFamily: voice.family,
      fontWeight: voice.weight,
      letterSpacing: spacedBy(voice.spacing),
      wordSpacing: spacedBy(display.wordSpacing),
      textTransform: script.titles as 'uppercase',
      fontVariationSettings: voice.settings,
    }) as const;

/** The title of a card or of an entry among others. */
export const entryAt = spoken(entry);

/** A name in a row: of a game, a studio, a person. */
export const itemAt = spoken(item);

/** What a row says of itself beside its label. */
export const factAt = spoken(fact);

const amounts = spoken(amount);

/** Money in a row, won or lost. */
export const amountAt = (step: Step) =>
  ({ ...amounts(step), fontVariantNumeric: 'tabular-nums lining-nums' }) as const;
