import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import type { Database } from '../../../kernel/database/schema.ts';
import { transact, type Tx } from '../../../kernel/database/transact.ts';
import { StartError } from '../../../kernel/start-error.ts';
import type { Vault } from '../../../kernel/vault/vault.ts';
import { requireVendor, type VendorAt } from './connections.ts';

interface Kept {
  readonly db: Kysely<Database>;
  readonly vault: Vault;
}

/** The one that is in use and the one that takes its place. */
const AT_ONCE = 2;

const boundTo = (merchant: string, vendor: string) => ['vendor secret', merchant, vendor];

/** All that a call may be signed with now, none where the vendor has none. */
export async function validVendorSecrets(
  { db, vault }: Kept,
  { merchant, vendor }: VendorAt,
  now: number,
): Promise<readonly Buffer[]> {
  const rows = await db
    .selectFrom('vendor_secret')
    .select(['secret', 'sealed'])
    .where('merchant', '=', merchant)
    .where('vendor', '=', vendor)
    .where((row) => row.or([row('not_after', 'is', null), row('not_after', '>', new Date(now))]))
    .execute();
  return rows.flatMap(
    ({ secret, sealed }) =>
      secret ?? (sealed && vault.open(sealed, boundTo(merchant, vendor))) ?? [],
  );
}

export interface WantedSecret extends VendorAt {
  /** In milliseconds; without it the secret ends by an order. */
  readonly validFor?: number | undefined;
  /** How long those that are valid now stay so; without it they end by an order. */
  readonly othersFor?: number | undefined;
}

export interface MadeSecret {
  readonly id: string;
  /** To be shown once: nobody can read it again. Its characters are the key, as they are. */
  readonly secret: string;
}

/** A further secret, so that a vendor changes from one to the other without a refused call. */
export async function makeVendorSecret(
  tx: Tx,
  vault: Vault,
  { merchant, vendor, validFor, othersFor }: WantedSecret,
  now: number,
): Promise<MadeSecret> {
  await requireVendor(tx, { merchant, vendor });
  await requireSameKey(tx, vault);
  await forgetEnded(tx, { merchant, vendor }, now);
  const others = await idsOf(tx, { merchant, vendor });
  if (others.length >= AT_ONCE) {
    throw new ActRefusal(
      `${vendor} has two secrets at ${merchant} already, ${others.join(' and ')}. End one first.`,
    );
  }
  if (othersFor !== undefined) {
    const end = new Date(now + othersFor);
    await tx
      .updateTable('vendor_secret')
      .set({ not_after: end })
      .where('merchant', '=', merchant)
      .where('vendor', '=', vendor)
      .where((row) => row.or([row('not_after', 'is', null), row('not_after', '>', end)]))
      .execute();
  }
  const id = randomBytes(4).toString('hex');
  // So that nobody takes it for hex or base64 to be decoded, nor a command for an option.
  const secret = `livery_${randomBytes(32).toString('base64url')}`;
  await tx
    .insertInto('vendor_secret')
    .values({
      merchant,
      vendor,
      id,
      secret: null,
      sealed: vault.seal(Buffer.from(secret), boundTo(merchant, vendor)),
      created_at: new Date(now),
      not_after: validFor === undefined ? null : new Date(now + validFor),
    })
    .execute();
  return { id, secret };
}

/** At once, and for ever: it is not kept. */
export async function endVendorSecret(
  tx: Tx,
  { merchant, vendor, id }: VendorAt & { readonly id: string },
): Promise<void> {
  await requireVendor(tx, { merchant, vendor });
  const known = await idsOf(tx, { merchant, vendor });
  if (!known.includes(id)) {
    throw new ActRefusal(
      `${vendor} has no secret ${id} at ${merchant}. ` +
        (known.length === 0 ? 'It has none at all.' : `It has ${known.join(', ')}.`),
    );
  }
  await tx
    .deleteFrom('vendor_secret')
    .where('merchant', '=', merchant)
    .where('vendor', '=', vendor)
    .where('id', '=', id)
    .execute();
}

async function idsOf(tx: Tx, { merchant, vendor }: VendorAt): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('vendor_secret')
    .select('id')
    .where('merchant', '=', merchant)
    .where('vendor', '=', vendor)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

async function forgetEnded(tx: Tx, { merchant, vendor }: VendorAt, now: number): Promise<void> {
  await tx
    .deleteFrom('vendor_secret')
    .where('merchant', '=', merchant)
    .where('vendor', '=', vendor)
    .where('not_after', '<=', new Date(now))
    .execute();
}

/** What another key sealed no gateway could open, and the next start would be refused. */
async function requireSameKey(tx: Tx, vault: Vault): Promise<void> {
  const row = await tx
    .selectFrom('vendor_secret')
    .select(['merchant', 'vendor', 'sealed'])
    .where('sealed', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (!row?.sealed || vault.open(row.sealed, boundTo(row.merchant, row.vendor))) return;
  throw new ActRefusal('LIVERY_KEY is not the one that the gateways of this database have.');
}

/**
 * Seals what lies in the clear, and anew what the former key sealed. A start
 * with a key that opens neither is refused: every vendor would be turned away.
 */
export async function sealVendorSecrets({ db, vault }: Kept, former?: Vault): Promise<void> {
  await transact(db, async (tx) => {
    // In one order: gateways that start together wait for each other.
    const rows = await tx
      .selectFrom('vendor_secret')
      .selectAll()
      .orderBy('merchant')
      .orderBy('vendor')
      .orderBy('id')
      .forUpdate()
      .execute();
    for (const { merchant, vendor, id, secret, sealed } of rows) {
      const bound = boundTo(merchant, vendor);
      if (sealed !== null && vault.open(sealed, bound) !== undefined) continue;
      const plain = secret ?? (sealed && former?.open(sealed, bound));
      if (!plain) {
        throw new StartError(
          `The secret of ${vendor} at ${merchant} was sealed with another LIVERY_KEY. ` +
            'Give that one as LIVERY_KEY_FORMER once.',
        );
      }
      await tx
        .updateTable('vendor_secret')
        .set({ secret: null, sealed: vault.seal(plain, bound) })
        .where('merchant', '=', merchant)
        .where('vendor', '=', vendor)
        .where('id', '=', id)
        .execute();
    }
  });
}
