import { Type } from 'typebox';
import { languages } from '../../contract/languages.ts';
import { jurisdictionKeys } from '../../jurisdictions/keys.ts';
import { closed, domain, folderName, oneOf, words } from '../../schema-parts.ts';

const languageCode = oneOf([...languages.keys()], 'A merchant language code.');

/** Keys that only a merchant has; a family is nobody in particular. */
export const ownKeys = {
  code: folderName(
    'The folder name: 2 to 32 of lower case, digits and hyphens; no name of a Windows device, such as con.',
  ),
  name: words('The brand as players read it.', 40),
  extends: Type.Optional(
    folderName('A family under _families/ whose files this merchant starts from.'),
  ),
  domains: Type.Array(domain, {
    minItems: 1,
    maxItems: 50,
    uniqueItems: true,
    description: 'Host names the site answers on.',
  }),
  silenced: Type.Optional(
    Type.Record(
      Type.String({ pattern: '^[a-z]+(\\.[a-z-]+)+$' }),
      Type.String({
        pattern: '\\S',
        maxLength: 200,
        description: 'Why it is fine as it is, in a sentence.',
      }),
      {
        ...closed,
        description: 'Warnings that are not told, by their code, each with the reason.',
      },
    ),
  ),
};

export const placeKeys = {
  operator: Type.Optional(
    folderName(
      'Whose house it is: sites of one operator bar a player together who asks for it. Default: a house of its own.',
    ),
  ),
  environment: Type.Optional(
    oneOf(
      ['production', 'demo'],
      'demo: seeded players and figures that say so. Default: production.',
    ),
  ),
  jurisdiction: Type.Optional(
    oneOf(jurisdictionKeys, 'The profile whose floors hold. Default: INT.'),
  ),
  minAge: Type.Optional(
    Type.Integer({
      minimum: 18,
      maximum: 25,
      description: 'Asked and shown everywhere. Default: the jurisdiction’s.',
    }),
  ),
  currency: Type.Optional(Type.String({ pattern: '^[A-Z]{3}$', description: 'ISO 4217.' })),
  timeZone: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z_+-]+(/[A-Za-z_+-]+)*$',
      description: 'IANA name: "today" is in it.',
    }),
  ),
  smsCountries: Type.Optional(
    Type.Array(
      Type.String({ pattern: '^[A-Z]{2}$', description: 'A country as ISO 3166 has it: PH.' }),
      {
        minItems: 1,
        maxItems: 250,
        uniqueItems: true,
        description:
          'Countries whose numbers get codes by SMS. Default: all, which costs money where a stranger asks for them.',
      },
    ),
  ),
  languages: Type.Optional(
    Type.Array(languageCode, {
      minItems: 1,
      uniqueItems: true,
      description: 'Merchant language codes.',
    }),
  ),
  defaultLanguage: Type.Optional(languageCode),
  languageTags: Type.Optional(
    Type.Record(
      Type.String({ pattern: '^[A-Z]{2}(-[A-Z]{2})?$' }),
      Type.String({ pattern: '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$' }),
      {
        additionalProperties: false,
        description: 'BCP 47 tags other than the usual ones, by merchant language code.',
      },
    ),
  ),
};
