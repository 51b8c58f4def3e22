import { Type, type Static } from 'typebox';
import { Check } from 'typebox/schema';
import { flagNames } from '../flags/flags.ts';
import { menuKeys } from '../flags/menus.ts';
import { closed, oneOf } from '../schema-parts.ts';
import { jurisdictionKeys, type Jurisdiction } from './keys.ts';
import { legalSchema } from './legal.ts';
import { policySchema } from './policy.ts';
import BR from './BR.json' with { type: 'json' };
import DE from './DE.json' with { type: 'json' };
import INT from './INT.json' with { type: 'json' };
import MT from './MT.json' with { type: 'json' };
import NJ from './NJ.json' with { type: 'json' };
import ON from './ON.json' with { type: 'json' };
import PH from './PH.json' with { type: 'json' };
import SE from './SE.json' with { type: 'json' };
import UK from './UK.json' with { type: 'json' };

const legalKeys = Object.keys(legalSchema.properties) as (keyof typeof legalSchema.properties)[];

/** What a jurisdiction asks of every site in it: data that a lawyer can read. */
export const profileSchema = Type.Object(
  {
    key: oneOf(jurisdictionKeys, 'Its short name in manifests.'),
    name: Type.String(),
    minAge: Type.Integer({ minimum: 18 }),
    play: policySchema,
    jackpots: oneOf(['feed', 'off'], 'Whether a jackpot of the platform may be shown.'),
    flagsOff: Type.Array(oneOf(flagNames, 'A feature no site here may have.')),
    menusOff: Type.Array(oneOf(menuKeys, 'An agent menu entry no site here may have.')),
    legal: Type.Array(oneOf(legalKeys, 'What a live site must say of itself.')),
    registers: Type.Array(Type.Object({ name: Type.String(), url: Type.String() }, closed), {
      description: 'Registers in which a player may bar themselves from every site.',
    }),
    texts: Type.Record(Type.String(), Type.Record(Type.String(), Type.String()), {
      description: 'Texts that a merchant cannot say in other words, by language.',
    }),
    tokens: Type.Unknown({ description: 'Tokens that no brand can set, as a tokens file.' }),
    defaults: Type.Object(
      {
        currency: Type.String(),
        timeZone: Type.String(),
        languages: Type.Array(Type.String()),
      },
      { ...closed, description: 'What a new merchant here starts from.' },
    ),
  },
  closed,
);

export type Profile = Static<typeof profileSchema>;

const read = (data: unknown): Profile => {
  if (!Check(profileSchema, data)) throw new Error(`Not a profile: ${JSON.stringify(data)}`);
  return data;
};

export const profiles: Readonly<Record<Jurisdiction, Profile>> = {
  INT: read(INT),
  PH: read(PH),
  UK: read(UK),
  MT: read(MT),
  DE: read(DE),
  ON: read(ON),
  NJ: read(NJ),
  BR: read(BR),
  SE: read(SE),
};
