import {
  didYouMean,
  folderNamePattern,
  jurisdictionKeys,
  nameFault,
  profiles,
  type Hex,
  type Jurisdiction,
} from '@livery/themes';
import { languages as known, modes, neutralBackdrops, type Mode } from '@livery/themes/contract';
import { shortHash } from '../hash.ts';
import type { Reading } from './asker.ts';
import type { FamilyManifest } from './family.ts';
import type { LogoSeeds } from './logo-seeds.ts';

/** What a new merchant is made of. */
export interface Answers {
  readonly code: string;
  readonly name: string;
  /** None when the family's is taken. */
  readonly brand?: Hex;
  readonly jurisdiction: Jurisdiction;
  readonly languages: readonly string[];
  readonly currency: string;
  readonly timeZone: string;
  readonly logo?: string;
  /** The drawn scene; none when the family's is taken. */
  readonly scene?: NeutralScene;
  /** The mode of a first visit; none when the family's is taken. */
  readonly theme?: Mode;
  /** The colours of the logo, where nobody said others. */
  readonly ofLogo?: LogoSeeds;
  readonly family?: string;
  /** What the family says already, so that the merchant need not. */
  readonly shared?: FamilyManifest;
}

export type NeutralScene = (typeof neutralBackdrops)[number];

/** Brands that choose none do not all look the same, and each looks the same again. */
export function sceneOf(code: string): NeutralScene {
  const place = Number.parseInt(shortHash(code).slice(0, 6), 16) % neutralBackdrops.length;
  return neutralBackdrops[place] ?? neutralBackdrops[0];
}

const fault = (text: string, hint = ''): { fault: string } => ({
  fault: [text, hint].filter(Boolean).join(' '),
});

export function readCode(text: string): Reading<string> {
  if (new RegExp(folderNamePattern).test(text)) return { value: text };
  if (/^[a-z][a-z0-9-]{1,31}$/.test(text))
    return fault(`"${text}" cannot be a code: Windows keeps the name for a device.`);
  const near = slug(text);
  return fault(
    `"${text}" cannot be a code: 2 to 32 lower-case letters, digits and hyphens, beginning with a letter.`,
    near && near !== text ? `Perhaps "${near}".` : '',
  );
}

/** The nearest code to a text, or nothing. */
export function slug(text: string): string {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 32);
  return /^[a-z][a-z0-9-]+$/.test(plain) ? plain.replace(/-+$/, '') : '';
}

/** A code as a person would write the name. */
export const titled = (code: string): string =>
  code
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

export function readName(text: string): Reading<string> {
  const name = text.trim();
  if (name === '') return fault('A name is needed: the brand as players read it.');
  const unseen = nameFault(name);
  if (unseen) return fault(`The name ${unseen.message}.`, unseen.hint);
  if (name.length > 40)
    return fault(`The name has ${name.length} characters; 40 fit.`, 'Take the short form.');
  return { value: name };
}

export function readColor(text: string): Reading<Hex> {
  const digits = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (digits === undefined) {
    const what = text.trim() === '' ? 'A colour is needed.' : `"${text}" is not a colour.`;
    return fault(what, 'Six hexadecimal digits, such as "#e11d48"; quote the #.');
  }
  const six = digits.length === 3 ? digits.replace(/./g, (digit) => digit + digit) : digits;
  return { value: `#${six}` };
}

export function readScene(text: string): Reading<NeutralScene> {
  const said = text.trim().toLowerCase();
  const name = neutralBackdrops.find((one) => one === said);
  if (name) return { value: name };
  const list = `One of ${neutralBackdrops.join(', ')}.`;
  return fault(
    `There is no scene "${text}".`,
    [didYouMean(said, neutralBackdrops), list].filter(Boolean).join(' '),
  );
}

export function readTheme(text: string): Reading<Mode> {
  const said = text.trim().toLowerCase();
  const mode = modes.find((one) => one === said);
  return mode
    ? { value: mode }
    : fault(`There is no mode "${text}".`, didYouMean(said, modes) ?? `${modes.join(' or ')}.`);
}

export function readJurisdiction(text: string): Reading<Jurisdiction> {
  const key = jurisdictionKeys.find((one) => one === text.trim().toUpperCase());
  if (key) return { value: key };
  const byName = jurisdictionKeys.find(
    (one) => profiles[one].name.toLowerCase() === text.trim().toLowerCase(),
  );
  if (byName) return { value: byName };
  const list = jurisdictionKeys.map((one) => `${one} (${profiles[one].name})`).join(', ');
  return fault(`There is no profile "${text}".`, `One of ${list}.`);
}

/** A language somebody calls by its tag or its name, by the merchant's code for it. */
const codeLike = (text: string): string | undefined =>
  [...known].find(
    ([, { tag, endonym }]) =>
      tag.toLowerCase() === text.toLowerCase() ||
      tag.split('-')[0] === text.toLowerCase() ||
      endonym.toLowerCase() === text.toLowerCase(),
  )?.[0];

export function readLanguages(text: string): Reading<readonly string[]> {
  const asked = text.split(/[\s,]+/).filter(Boolean);
  if (asked.length === 0) return fault('At least one language is needed.', 'For example EN,TY.');
  const codes = asked.map((one) => one.toUpperCase());
  for (const [index, code] of codes.entries()) {
    if (known.has(code)) continue;
    const like = codeLike(asked[index] ?? '');
    const hint = like
      ? `Its code here is ${like}.`
      : (didYouMean(code, known.keys()) ?? `One of ${[...known.keys()].join(', ')}.`);
    return fault(`"${asked[index]}" is not a language here.`, hint);
  }
  return { value: [...new Set(codes)] };
}

export function readCurrency(text: string): Reading<string> {
  const code = text.trim().toUpperCase();
  const all = Intl.supportedValuesOf('currency');
  if (all.includes(code)) return { value: code };
  const names = new Intl.DisplayNames('en', { type: 'currency' });
  const like = all.filter((one) => code.length > 2 && names.of(one)?.toUpperCase().includes(code));
  const list = like.slice(0, 5).map((one) => `${one} (${names.of(one)})`);
  return fault(
    `"${text}" is not a currency.`,
    list.length > 0 ? `Perhaps ${list.join(', ')}.` : 'An ISO 4217 code, such as PHP.',
  );
}

export function readTimeZone(text: string): Reading<string> {
  const name = text.trim();
  try {
    // An offset such as +08:00 is a zone for Intl, and is none for a manifest.
    if (!/^[A-Za-z_+-]+(\/[A-Za-z_+-]+)*$/.test(name)) throw new RangeError(name);
    const zone = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
    return { value: zone.toLowerCase() === name.toLowerCase() ? zone : name };
  } catch {
    const all = Intl.supportedValuesOf('timeZone');
    const city = name.toLowerCase().replaceAll(' ', '_');
    const there = all.find((zone) => zone.toLowerCase().endsWith(`/${city}`));
    const hint = there ? `Perhaps ${there}.` : didYouMean(name, all);
    return fault(`"${text}" is not a time zone.`, hint ?? 'An IANA name, such as Asia/Manila.');
  }
}
