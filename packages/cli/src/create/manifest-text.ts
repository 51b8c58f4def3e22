import { currentVersion, profiles } from '@livery/themes';
import { languages as known } from '@livery/themes/contract';
import type { Answers } from './answers.ts';

/** What is in the assets folder, by the manifest's keys. */
export interface Pictures {
  readonly logo: Readonly<Record<string, string>>;
  readonly icons: Readonly<Record<string, string>>;
}

export interface ManifestParts extends Answers {
  readonly policy: 'exact' | 'nearest';
  readonly pictures: Pictures;
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

/** A manifest that explains itself: every choice with a line on what it does. */
export function manifestText(parts: ManifestParts): string {
  const { code, name, brand, policy, jurisdiction, languages, pictures } = parts;
  const profile = profiles[jurisdiction];
  const called = languages.map((one) => `${one} ${known.get(one)?.endonym ?? ''}`).join(', ');
  return `{
  "$schema": ${json(`${parts.schemas}/manifest.json`)},
  "schemaVersion": ${currentVersion},
  // The folder's name; it stays what it is for the life of the merchant.
  "code": ${json(code)},
  // The brand as players read it.
  "name": ${json(name)},
${
  parts.family === undefined
    ? ''
    : `  // A family under _families/; what is said here is said over it.
  "extends": ${json(parts.family)},
`
}  // demo: seeded players, invented jackpots that say so. "production" once it is real.
  "environment": "demo",
  // Host names the site answers on; *.localhost needs no DNS.
  "domains": [${json(`${code}.localhost`)}],
  // ${profile.name}: its floors hold, whatever else is said here.
  "jurisdiction": ${json(jurisdiction)},
  // Asked and shown everywhere; ${profile.minAge} is the least here.
  "minAge": ${profile.minAge},
  "currency": ${json(parts.currency)},
  // "Today" is today there.
  "timeZone": ${json(parts.timeZone)},
  // ${called}.
  "languages": ${list(languages)},
  "defaultLanguage": ${json(languages[0])},
  // The seed; the palettes of both modes grow from it. Also: link, neutral, win, second, danger.
  "brand": {
    // ${policySays[policy]}
    "action": { "color": ${json(brand)}, "policy": ${json(policy)} },
  },
  // Features compiled in; \`livery flags\` lists them. All are off.
  "flags": {},
  // Where games may be framed from: any port, because a demo takes the one that is free.
  "hosts": { "games": ["games.localhost:*"] },
  "logo": {
${assets(pictures.logo)}
  },
  // Icons of the installed app, its splash, and the card shown beside a link.
  "icons": {
${assets(pictures.icons)}
  },
}
`;
}
