import type { Diagnostic, Merchant } from '@livery/themes';
import { tokenByPath } from '@livery/themes/contract';
import type { OwnFamily } from '../faces.ts';
import { textFits, type TextFit } from './text-fits.ts';

/** What is rounded away when a page is laid out. */
const slack = 0.05;

const isCut = ({ width, room }: TextFit): boolean => width > room + slack;

/** The finding of a place that is met first: the narrowest screen, the first mode. */
const firstOfEach = (cut: readonly TextFit[]): readonly TextFit[] =>
  [
    ...Map.groupBy(cut, ({ place, language, key }) => `${place.name} ${language} ${key}`).values(),
  ].flatMap((all) => all.toSorted((one, other) => one.screen - other.screen).slice(0, 1));

const px = (length: number): string => `${Math.ceil(length * 10) / 10} px`;

function messageOf({ place, language, text, beside, width, room, screen }: TextFit): string {
  const words = [text, ...beside].map((one) => `"${one}"`).join(' beside ');
  return `${words} takes ${px(width)} in ${place.called} and has ${px(room)} (${language}, on a screen of ${screen} px).`;
}

/** What would make it fit: fewer letters, smaller ones, or the same nearer to each other. */
function hintOf({ language, key, text, beside, width, room, lettering }: TextFit): string {
  const letters = text.length + beside.join('').length;
  const fewer = Math.max(1, Math.ceil(((width - room) / width) * letters));
  const { size, spacing, tokens } = lettering;
  const smaller = Math.floor((size * room * 2) / width) / 2;
  const least = tokenByPath.get(tokens.size)?.range?.least ?? 0;
  const apart = spacing * size * letters;
  return [
    `Say "${key}" in locales/${language}.json shorter by about ${fewer === 1 ? 'a letter' : `${fewer} letters`}`,
    ...(smaller >= least ? [`or set "${tokens.size}" to ${smaller}px`] : []),
    ...(apart >= width - room ? ['or set the letters nearer to each other'] : []),
  ].join(', ');
}

/** At the text where the brand says it, else at the size or the family that the brand chose, else at its language. */
function placed({ manifest, themes, report, reportText }: Merchant, fit: TextFit): Diagnostic {
  const { language, key, mode, lettering } = fit;
  const message = messageOf(fit);
  const hint = `${hintOf(fit)}.`;
  const own = reportText(language, key, 'text.cut', message, hint);
  if (own) return own;
  for (const path of [lettering.tokens.size, lettering.tokens.family]) {
    const leaf = themes[mode].get(path)?.leaf;
    if (leaf?.from === 'file')
      return { ...leaf.source.report(leaf.node, 'text.cut', message, hint), severity: 'warning' };
  }
  const at = ['languages', manifest.languages.indexOf(language)];
  return report(at, 'text.cut', message, hint, 'warning');
}

export interface CutReport {
  readonly faults: readonly Diagnostic[];
  /** Languages whose words nobody can measure, because a phone's own faces draw them. */
  readonly unmeasured: readonly string[];
}

/** Words that are cut, or reach over the edge of where they stand. */
export async function lookAtTexts(
  merchant: Merchant,
  families: ReadonlyMap<string, OwnFamily>,
): Promise<CutReport> {
  const { fits, unmeasured } = await textFits(merchant, families);
  return {
    faults: firstOfEach(fits.filter(isCut)).map((fit) => placed(merchant, fit)),
    unmeasured: [...unmeasured],
  };
}
