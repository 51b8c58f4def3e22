import { Type } from 'typebox';
import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import { defineAct, type ActOutcome, type Facts, type Scene } from '../../../kernel/acts/act.ts';
import { requireProviderAddress } from '../../../kernel/providers/address.ts';
import { connectProvider, providerNames } from './accounts.ts';

const closed = { additionalProperties: false } as const;

const provider = Type.Enum(providerNames, {
  description: 'who moves the money',
  examples: ['demo'],
});

interface OfProvider {
  readonly provider: string;
}

async function factsOf({ tx, merchant, params }: Scene<OfProvider>): Promise<Facts | null> {
  const row = await tx
    .selectFrom('provider_account')
    .select(['address', 'changed_at'])
    .where((its) => its.and({ merchant: merchant.code, provider: params.provider }))
    .executeTakeFirst();
  return row ? { address: row.address, changed: row.changed_at.toISOString() } : null;
}

const connect = defineAct({
  name: 'payments.connect',
  text: 'connected a payment provider',
  permission: 'providers',
  approval: 'alone',
  subjectKind: 'provider',
  params: Type.Object(
    {
      provider,
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
  async run(scene): Promise<ActOutcome<null>> {
    const { tx, merchant, params, now } = scene;
    const { address, apiKey: key, secret } = params;
    if (params.provider === 'demo' && merchant.environment !== 'demo') {
      throw new ActRefusal('The demo provider moves no money: only a demo may have it.');
    }
    requireProviderAddress(address, merchant);
    const before = await factsOf(scene);
    const at = { merchant: merchant.code, provider: params.provider };
    const account = { address, key, secrets: secret.split(',') };
    await connectProvider(tx, scene.vault(), at, account, now);
    return { before, after: await factsOf(scene), result: null };
  },
});

export const providerActs = { connect } as const;
