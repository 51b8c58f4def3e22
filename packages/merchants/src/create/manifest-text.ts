import { currentVersion, profiles } from '@livery/themes';
import { languages as known } from '@livery/themes/contract';
import type { Answers } from './answers.ts';

/** What is in the assets folder, by the manifest's keys. */
export interface ManifestPictures {
  readonly logo: Readonly<Record<string, string>>;
  readonly icons: Readonly<Record<string, string>>;
}

export interface ManifestParts extends Answers {
  readonly policy: 'exact' | 'nearest';
  readonly pictures: ManifestPictures;
  /** The folder's way to the schemas. */
  readonly schemas: string;
}

const json = (value: unknown): string => JSON.stringify(value);
const list = (values: readonly string[]): string => `[${values.map(json).join(', ')}]`;
const assets = (files: Readonly<Record<string, string>>): string =>
  Object.entries(files)
    .map(([key, file]) => `    ${json(key)}: ${json(`assets/${file}`)},`)
    .join('\n');

const policySays = {
  exact: 'exact keeps the colour to the digit; the lettering on it is found.',
  nearest: 'nearest, because as it is it could not be read: moved the least that helps.',
};

/** Of a family the merchant repeats nothing, or a later change of the family would pass it by. */
function placeText(parts: ManifestParts): string {
  const { jurisdiction, languages, shared } = parts;
  const profile = profiles[jurisdiction];
  const family = shared?.manifest;
  const called = languages.map((one) => `${one} ${known.get(one)?.endonym ?? ''}`).join(', ');
  const lines: [unknown, unknown, string][] = [
    [
      jurisdiction,
      family?.jurisdiction,
      `  // ${profile.name}: its floors hold, whatever else is said here.
  "jurisdiction": ${json(jurisdiction)},`,
    ],
    [
      true,
      family && family.minAge >= profile.minAge,
      `  // Asked and shown everywhere; ${profile.minAge} is the least here.
  "minAge": ${profile.minAge},`,
    ],
    [parts.currency, family?.currency, `  "currency": ${json(parts.currency)},`],
    [
      parts.timeZone,
      family?.timeZone,
      `  // "Today" is today there.
  "timeZone": ${json(parts.timeZone)},`,
    ],
    [
      list(languages),
      family && list(family.languages),
      `  // ${called}.
  "languages": ${list(languages)},
  "defaultLanguage": ${json(languages[0])},`,
    ],
  ];
  return lines
    .filter(([own, shares]) => own !== shares)
    .map(([, , text]) => `${text}\n`)
    .join('');
}

const secondText = ({ ofLogo }: ManifestParts): string =>
  ofLogo?.second === undefined
    ? ''
    : `    // The logo’s second colour: tags, the age mark and the bonus badge.
    "second": { "color": ${json(ofLogo.second)}, "policy": "nearest" },
`;

const brandText = (parts: ManifestParts): string =>
  parts.brand === undefined
    ? ''
    : `  // The seed; the palettes of both modes grow from it. Also: link, neutral, win, second, danger.
  "brand": {
    // ${policySays[parts.policy]}
    "action": { "color": ${json(parts.brand)}, "policy": ${json(parts.policy)} },
${secondText(parts)}  },
`;

const flagsText = ({ shared }: ManifestParts): string =>
  shared
    ? ''
    : `  // Features compiled in; \`livery flags\` lists them. All are off.
  "flags": {},
`;

const hostsText = ({ shared }: ManifestParts): string =>
  shared && shared.manifest.hosts.games.length > 0
    ? ''
    : `  // Where games may be framed from: any port, because a demo takes the one that is free.
  "hosts": { "games": ["games.localhost:*"] },
`;

const familyText = ({ family }: ManifestParts): string =>
  family === undefined
    ? ''
    : `  // A family under _families/; what is said here is said over it.
  "extends": ${json(family)},
`;

/** A manifest that explains itself: every choice with a line on what it does. */
export function manifestText(parts: ManifestParts): string {
  const { code, name, pictures } = parts;
  return `{
  "$schema": ${json(`${parts.schemas}/manifest.json`)},
  "schemaVersion": ${currentVersion},
  // The folder's name; it stays what it is for the life of the merchant.
  "code": ${json(code)},
  // The brand as players read it.
  "name": ${json(name)},
${familyText(parts)}  // demo: seeded players, invented jackpots that say so. "production" once it is real.
  "environment": "demo",
  // Host names the site answers on; *.localhost needs no DNS.
  "domains": [${json(`${code}.localhost`)}],
${placeText(parts)}${brandText(parts)}${flagsText(parts)}${hostsText(parts)}  "logo": {
${assets(pictures.logo)}
  },
  // Icons of the installed app, its splash, and the card shown beside a link.
  "icons": {
${assets(pictures.icons)}
  },
}
`;
}
