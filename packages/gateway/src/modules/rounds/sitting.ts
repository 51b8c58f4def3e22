import type { Tx } from '../../database/transact.ts';
import type { Merchant } from '../../merchants.ts';
import type { Platform } from '../../platform.ts';
import { holdProviderSession, type ProviderSession } from '../launch/store.ts';

/** A member at a game, at one moment. */
export interface Sitting {
  readonly session: ProviderSession;
  readonly merchant: Merchant;
  readonly now: number;
}

/** Undefined for a token nobody was given, and for a merchant that is served no more. */
export async function findSitting(
  tx: Tx,
  { sites, clock }: Pick<Platform, 'sites' | 'clock'>,
  token: string,
): Promise<Sitting | undefined> {
  const session = await holdProviderSession(tx, token);
  const merchant = sites.merchants.find(({ code }) => code === session?.merchant);
  return session && merchant && { session, merchant, now: clock() };
}

export function hasEnded({ session, now }: Sitting): boolean {
  return session.endsAt <= now;
}
