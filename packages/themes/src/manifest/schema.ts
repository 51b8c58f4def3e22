import { Type, type Static } from 'typebox';
import { flagNames, flags } from '../contract/flags.ts';
import { languages } from '../contract/languages.ts';
import { slotNames, slots } from '../contract/slots.ts';

const hex = (description: string) => Type.String({ pattern: '^#[0-9a-fA-F]{6}$', description });

const seed = (what: string) =>
  Type.Object(
    {
      color: hex(`The brand's own colour for ${what}.`),
      policy: Type.Optional(
        Type.Union([Type.Literal('exact'), Type.Literal('derived')], {
          default: 'exact',
          description:
            'exact: kept to the letter, text is found that reads on it; derived: only its hue counts.',
        }),
      ),
    },
    { additionalProperties: false },
  );

const languageCode = Type.Union([...languages.keys()].map((code) => Type.Literal(code)));
const host = Type.String({ pattern: '^[a-z0-9.-]+(:[0-9]+|:\\*)?$' });

/** `manifest.jsonc`: who a merchant is. Schema, editor help and types come from here. */
export const manifestSchema = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    schemaVersion: Type.Literal(1, { description: 'The version of this format.' }),
    code: Type.String({
      pattern: '^[a-z][a-z0-9-]{1,31}$',
      description: 'The folder name: lower case, digits, hyphens.',
    }),
    name: Type.String({
      minLength: 1,
      maxLength: 40,
      description: 'The brand as players read it.',
    }),
    environment: Type.Optional(
      Type.Union([Type.Literal('demo'), Type.Literal('production')], {
        default: 'production',
        description: 'demo: seeded players and figures that say so.',
      }),
    ),
    domains: Type.Array(Type.String({ pattern: '^[a-z0-9.-]+$' }), {
      minItems: 1,
      description: 'Host names the site answers on.',
    }),
    jurisdiction: Type.String({
      pattern: '^[A-Z]{2,3}$',
      description: 'The profile whose floors hold.',
    }),
    minAge: Type.Integer({ minimum: 18, maximum: 25, description: 'Asked and shown everywhere.' }),
    currency: Type.String({ pattern: '^[A-Z]{3}$', description: 'ISO 4217.' }),
    timeZone: Type.String({
      pattern: '^[A-Za-z_+-]+(/[A-Za-z_+-]+)*$',
      description: 'IANA name: "today" is in it.',
    }),
    languages: Type.Array(languageCode, {
      minItems: 1,
      uniqueItems: true,
      description: 'Merchant language codes.',
    }),
    defaultLanguage: languageCode,
    brand: Type.Object(
      {
        action: seed('the main action'),
        neutral: Type.Optional(seed('surfaces and text: its hue tints every grey')),
        win: Type.Optional(seed('won amounts and the bonus badge')),
      },
      {
        additionalProperties: false,
        description: 'Seed colours; the ramps of both modes grow from them.',
      },
    ),
    flags: Type.Optional(
      Type.Object(
        Object.fromEntries(
          flagNames.map((name) => [
            name,
            Type.Optional(
              Type.Boolean({ description: flags[name].role, default: flags[name].default }),
            ),
          ]),
        ),
        { additionalProperties: false, description: 'Features compiled in.' },
      ),
    ),
    hosts: Type.Optional(
      Type.Object(
        {
          games: Type.Optional(
            Type.Array(host, { description: 'Hosts a game may be framed from.' }),
          ),
          images: Type.Optional(
            Type.Array(host, { description: 'Hosts pictures may come from, besides the site.' }),
          ),
        },
        { additionalProperties: false },
      ),
    ),
    loginAudience: Type.Optional(
      Type.Union([Type.Literal('both'), Type.Literal('member'), Type.Literal('agent')], {
        default: 'both',
        description: 'Who may log in here.',
      }),
    ),
    idleMinutes: Type.Optional(
      Type.Integer({
        minimum: 5,
        maximum: 240,
        default: 30,
        description: 'A session ends after this long without a request.',
      }),
    ),
    logo: Type.Object(
      {
        mark: Type.String({
          pattern: '^assets/[a-z0-9-]+\\.svg$',
          description: 'The mark, an SVG in assets/.',
        }),
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false, title: 'Livery merchant manifest' },
);

export type Manifest = Static<typeof manifestSchema>;

const choices = (name: (typeof slotNames)[number]) =>
  Type.Optional(
    Type.Union(
      slots[name].choices.map((choice) => Type.Literal(choice)),
      { description: slots[name].role, default: slots[name].choices[0] },
    ),
  );

/** `template.json`: the layout a merchant chose, one value a slot. */
export const templateSchema = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    defaultTheme: Type.Optional(
      Type.Union([Type.Literal('dark'), Type.Literal('light')], {
        default: 'dark',
        description: 'The mode of a first visit.',
      }),
    ),
    slots: Type.Object(Object.fromEntries(slotNames.map((name) => [name, choices(name)])), {
      additionalProperties: false,
    }),
  },
  { additionalProperties: false, title: 'Livery template' },
);

/** `locales/<code>.json`: texts this merchant says in its own words. */
export const textsSchema = Type.Record(
  Type.String({ pattern: '^[a-zA-Z0-9_.]+$' }),
  Type.String({ maxLength: 400 }),
  {
    title: 'Livery text overrides',
    additionalProperties: false,
  },
);
