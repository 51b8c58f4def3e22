import { withFallback } from '../theme/type.ts';
import { vars } from '../theme/vars.css.ts';
import { pointAnew, roles } from './roles.ts';

const { display, figures, label, optical, text } = vars.type;

const asText = {
  family: withFallback(text.family, text.fallback),
  weight: text.strong,
  width: text.width,
  slant: '0',
  spacing: '0',
  settings: 'normal',
};
const asName = {
  ...asText,
  family: withFallback(label.family, text.fallback),
  weight: label.weight,
  width: label.width,
  slant: label.slant,
};
const asTitle = {
  family: withFallback(display.family, display.fallback),
  weight: display.weight,
  width: display.width,
  slant: display.slant,
  spacing: display.spacing,
  settings: `'opsz' ${optical.small}`,
};
/** Within a line of figures and words, letters of a title stand as near as others. */
const asCloseTitle = { ...asTitle, spacing: '0' };
const asFigures = {
  ...asText,
  weight: figures.weight,
  width: figures.width,
  slant: figures.slant,
  spacing: figures.spacing,
  family: withFallback(figures.family, text.fallback),
  settings: `'opsz' ${optical.small}`,
};

type Lettering = typeof asText;

/** Lettering that is one thing in most brands and another where titles are loud, or blocks are ruled. */
function voiceOf(name: string, usual: Lettering, loud = usual, ruled = usual) {
  const voice = roles(name, usual);
  const anew = (to: Lettering): Parameters<typeof pointAnew>[2] =>
    Object.fromEntries(
      (Object.keys(to) as (keyof Lettering)[]).map((key) => [voice[key], to[key]]),
    );
  if (loud !== usual) pointAnew('titles', 'capitals', anew(loud));
  if (ruled !== usual) pointAnew('blocks', 'rules', anew(ruled));
  return voice;
}

export const entry = voiceOf('entry', asName, asTitle, asCloseTitle);
export const item = voiceOf('item', asName, asName, asCloseTitle);
export const fact = voiceOf('fact', asText, asName, asCloseTitle);
// The minus of a face of hairlines is none that is seen: a loss would read as a gain.
export const amount = voiceOf('amount', asFigures, asFigures, asText);

/** 1 where titles are loud. */
export const titles = roles('titles', { loud: '0' });

pointAnew('titles', 'capitals', { [titles.loud]: '1' });
