import { Type } from 'typebox';
import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import { defineAct } from '../../../kernel/acts/act.ts';
import { requireProviderAddress } from '../../../kernel/providers/address.ts';
import { connectRegister, registerProviders } from './accounts.ts';

/** Where a law asks and none is connected, nobody plays. */
export const connectExclusionRegister = defineAct({
  name: 'register.connect',
  text: 'connected a register of excluded players',
  permission: 'providers',
  approval: 'alone',
  subjectKind: 'provider',
  params: Type.Object(
    {
      provider: Type.Enum(registerProviders, {
        description: 'whose protocol the register speaks',
        examples: ['demo'],
      }),
      address: Type.String({ description: 'of its API', maxLength: 500 }),
      apiKey: Type.String({ description: 'of our requests', minLength: 1, maxLength: 500 }),
      secret: Type.String({
        description: 'of questions and answers; two with a comma while one is replaced',
        pattern: '^whsec_[\\w+/=-]{1,200}(,whsec_[\\w+/=-]{1,200})?$',
        maxLength: 500,
      }),
    },
    { additionalProperties: false },
  ),
  hold: async ({ params }) => ({ subject: params.provider }),
  async run({ tx, merchant, params, vault, now }) {
    const { provider, address, apiKey: key, secret } = params;
    if (provider === 'demo' && merchant.environment !== 'demo') {
      throw new ActRefusal('The demo register knows nobody: only a demo may have it.');
    }
    requireProviderAddress(address, merchant);
    const former = await tx
      .selectFrom('register_account')
      .select(['provider', 'address'])
      .where('merchant', '=', merchant.code)
      .executeTakeFirst();
    const account = { provider, address, key, secrets: secret.split(',') };
    await connectRegister(tx, vault(), merchant.code, account, now);
    return { before: former ?? null, after: { provider, address }, result: null };
  },
});
