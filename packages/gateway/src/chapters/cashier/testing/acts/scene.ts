import type { Kysely } from 'kysely';
import type { Database } from '../../../../kernel/database/schema.ts';
import type { Merchant } from '../../../../kernel/sites/merchants.ts';
import { createSites } from '../../../../kernel/sites/sites.ts';
import type { Services } from '../../../../kernel/services.ts';
import type { Vault } from '../../../../kernel/vault/vault.ts';
import { live } from '../../../care/testing/player.ts';
import type { MemoryProvider } from '../memory-provider.ts';
import type { Books } from '../model/books.ts';

/** Where a history is played: a merchant of its own, with one member. */
export interface Scene {
  readonly db: Kysely<Database>;
  readonly merchant: Merchant;
  readonly memberId: bigint;
  readonly instrumentId: bigint;
  readonly vault: Vault;
  readonly provider: MemoryProvider;
  readonly books: Books;
}

/** Letters and news go nowhere, and every payment password is right: others try those. */
export const servicesOf = ({ db, merchant, vault, books }: Scene): Services =>
  ({
    db,
    vault,
    clock: () => books.care.now,
    sites: createSites([merchant]),
    live,
    events: { ownerTold: async () => {}, depositCredited: async () => {} },
    passwords: { verify: async () => true },
  }) as unknown as Services;

export const differs = (what: string, was: unknown, should: unknown): Error =>
  new Error(`${what}: ${String(was)} in place of ${String(should)}`);

/** The latest is 0. */
export const latest = <T>(all: readonly T[], which: number): T | undefined =>
  all.at(-1 - (which % Math.max(1, all.length)));
