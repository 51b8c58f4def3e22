import { Type } from 'typebox';
import { connectVendor, disconnectVendor, requireVendor, switchVendor } from './connections.ts';
import { endVendorSecret, makeVendorSecret } from './secrets.ts';
import { requireAddress } from './address.ts';
import { standingOfVendors } from './standing.ts';
import { defineAct, type ActOutcome, type Facts, type Scene } from '../../../kernel/acts/act.ts';

const closed = { additionalProperties: false } as const;
const LONGEST = 10_000 * 86_400_000;

const vendor = Type.String({
  minLength: 1,
  maxLength: 80,
  description: 'as the catalogue has it',
  examples: ['JL'],
});
const opens = Type.Enum(['iframe', 'redirect', 'popup'], {
  default: 'iframe',
  description: 'in the site’s page, in place of it, or in a window of its own',
});
/** In milliseconds; null: until an order ends it. */
const span = (description: string, days: number) =>
  Type.Union(
    [
      Type.Integer({
        minimum: 1,
        maximum: LONGEST,
        unit: 'milliseconds',
        examples: [days * 86_400_000],
      }),
      Type.Null(),
    ],
    { description },
  );

interface OfVendor {
  readonly vendor: string;
}

interface HeldVendor {
  readonly subject: string;
  readonly before: Facts;
}

/** What all orders about a vendor share: its row in the catalogue is what is held. */
const ofVendor = {
  permission: 'vendors',
  approval: 'alone',
  subjectKind: 'vendor',
  hold,
} as const;

async function hold(scene: Scene<OfVendor>): Promise<HeldVendor> {
  await requireVendor(scene.tx, atOf(scene));
  return { subject: scene.params.vendor, before: await factsOf(scene) };
}

const atOf = ({ merchant, params }: Pick<Scene<OfVendor>, 'merchant' | 'params'>) => ({
  merchant: merchant.code,
  vendor: params.vendor,
});

/** Of secrets what they are called and how long they are valid, and nothing of themselves. */
async function factsOf({ tx, merchant, params, now }: Scene<OfVendor>): Promise<Facts> {
  const all = await standingOfVendors(tx, merchant.code, now);
  const own = all.find((one) => one.vendor === params.vendor);
  return {
    address: own?.connection?.address ?? null,
    enabled: own?.connection?.enabled ?? null,
    opens: own?.connection?.opens ?? null,
    secrets: (own?.secrets ?? []).map(({ id, notAfter }) =>
      notAfter === null ? id : `${id} until ${notAfter.toISOString()}`,
    ),
  };
}

const done = async (scene: Scene<OfVendor>, { before }: HeldVendor): Promise<ActOutcome<null>> => ({
  before,
  after: await factsOf(scene),
  result: null,
});

const connect = defineAct({
  ...ofVendor,
  name: 'vendor.connect',
  text: 'connected a vendor',
  params: Type.Object(
    { vendor, address: Type.String({ description: 'where their games open' }), opens },
    closed,
  ),
  async run(scene, held) {
    const { tx, merchant, params, merchants, now } = scene;
    const { address, opens: manner } = params;
    requireAddress(address, merchant, merchants, manner);
    await connectVendor(tx, { ...atOf(scene), address, opens: manner }, now);
    return done(scene, held);
  },
});

const disconnect = defineAct({
  ...ofVendor,
  name: 'vendor.disconnect',
  text: 'disconnected a vendor',
  params: Type.Object({ vendor }, closed),
  async run(scene, held) {
    await disconnectVendor(scene.tx, atOf(scene), scene.now);
    return done(scene, held);
  },
});

const switching = (enabled: boolean) =>
  ({
    ...ofVendor,
    params: Type.Object({ vendor }, closed),
    async run(scene: Scene<OfVendor>, held: HeldVendor) {
      await switchVendor(scene.tx, { ...atOf(scene), enabled }, scene.now);
      return done(scene, held);
    },
  }) as const;

const off = defineAct({
  ...switching(false),
  name: 'vendor.off',
  text: 'switched a vendor off',
});

const on = defineAct({
  ...switching(true),
  name: 'vendor.on',
  text: 'switched a vendor on again',
});

const newSecret = defineAct({
  ...ofVendor,
  name: 'vendor.new-secret',
  text: 'made a secret for a vendor',
  params: Type.Object(
    {
      vendor,
      validFor: span('how long it is valid; without, until an order ends it', 90),
      othersFor: span('how long the others go on being valid; without, as long as before', 7),
    },
    closed,
  ),
  async run(scene, held): Promise<ActOutcome<{ readonly id: string }>> {
    const { tx, params, now } = scene;
    const wanted = {
      ...atOf(scene),
      validFor: params.validFor ?? undefined,
      othersFor: params.othersFor ?? undefined,
    };
    const { id, secret } = await makeVendorSecret(tx, scene.vault(), wanted, now);
    return { ...(await done(scene, held)), result: { id }, shownOnce: secret };
  },
});

const endSecret = defineAct({
  ...ofVendor,
  name: 'vendor.end-secret',
  text: 'ended a secret of a vendor',
  params: Type.Object(
    {
      vendor,
      id: Type.String({ minLength: 1, maxLength: 80, description: 'of a secret, as it is listed' }),
    },
    closed,
  ),
  async run(scene, held) {
    await endVendorSecret(scene.tx, { ...atOf(scene), id: scene.params.id });
    return done(scene, held);
  },
});

export const vendorActs = { connect, disconnect, off, on, newSecret, endSecret } as const;
