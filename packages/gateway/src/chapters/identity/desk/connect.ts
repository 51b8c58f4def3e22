import { Type } from 'typebox';
import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import { defineAct } from '../../../kernel/acts/act.ts';
import { requireProviderAddress } from '../../../kernel/providers/address.ts';
import { connectIdentity, identityProviders } from '../providers/accounts.ts';
import { closed } from './held.ts';

/** Where a site has none, its own people look at pictures that are sent here. */
export const connectIdentityProvider = defineAct({
  name: 'identity.connect',
  text: 'connected an identity provider',
  permission: 'providers',
  approval: 'alone',
  subjectKind: 'provider',
  params: Type.Object(
    {
      provider: Type.Enum(identityProviders, {
        description: 'who looks at documents and faces',
        examples: ['demo'],
      }),
      address: Type.String({ description: 'of its API', maxLength: 500 }),
      apiKey: Type.String({ description: 'of our requests', minLength: 1, maxLength: 500 }),
      secret: Type.String({
        description: 'that its news are signed with; two with a comma while one is replaced',
        pattern: '^whsec_[\\w+/=-]{1,200}(,whsec_[\\w+/=-]{1,200})?$',
        maxLength: 500,
      }),
    },
    closed,
  ),
  hold: async ({ params }) => ({ subject: params.provider }),
  async run({ tx, merchant, params, vault, now }) {
    const { provider, address, apiKey: key, secret } = params;
    if (provider === 'demo' && merchant.environment !== 'demo') {
      throw new ActRefusal('The demo provider looks at nobody: only a demo may have it.');
    }
    requireProviderAddress(address, merchant);
    const former = await tx
      .selectFrom('identity_account')
      .select(['provider', 'address'])
      .where('merchant', '=', merchant.code)
      .executeTakeFirst();
    const account = { provider, address, key, secrets: secret.split(',') };
    await connectIdentity(tx, vault(), merchant.code, account, now);
    return { before: former ?? null, after: { provider, address }, result: null };
  },
});
