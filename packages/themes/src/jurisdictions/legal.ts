import { Type } from 'typebox';
import { address, closed, words } from '../schema-parts.ts';

const named = (what: string) =>
  Type.Object({ name: words(what), url: address(`Where ${what.toLowerCase()} is found.`) }, closed);

/** What a site says of itself; a jurisdiction names the parts that a live one must say. */
export const legalSchema = Type.Object(
  {
    licensee: Type.Optional(words('Who holds the licence.')),
    licence: Type.Optional(words('Its number.', 60)),
    regulator: Type.Optional(named('The regulator')),
    seal: Type.Optional(address('The regulator’s page about this licence.')),
    help: Type.Optional(
      Type.Array(
        Type.Object(
          {
            name: words('An organisation that helps.'),
            url: address('Its site.'),
            phone: Type.Optional(words('Its number.', 30)),
          },
          closed,
        ),
        { minItems: 1, maxItems: 10, description: 'Who helps a player in trouble.' },
      ),
    ),
    complaints: Type.Optional(named('Who settles disputes')),
    terms: Type.Optional(address('Terms and conditions.')),
    privacy: Type.Optional(address('Privacy notice.')),
    funds: Type.Optional(words('How players’ money is protected.', 300)),
  },
  { ...closed, description: 'Who answers for the site; shown on every page.' },
);
