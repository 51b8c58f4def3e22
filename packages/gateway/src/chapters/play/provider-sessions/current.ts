import type { Tx } from '../../../kernel/database/transact.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Guard } from '../../care/index.ts';
import { holdPlayer, holdProviderSession, type ProviderSession } from './store.ts';

/** A member at a game, at one moment. */
export interface CurrentSession {
  readonly session: ProviderSession;
  readonly merchant: Merchant;
  readonly now: number;
  /** Of whoever plays for real money: held before the session is. */
  readonly guard?: Guard;
}

/** Undefined for a token nobody was given, and for a merchant that is served no more. */
export async function findCurrentSession(
  tx: Tx,
  { sites, clock }: Pick<Services, 'sites' | 'clock'>,
  token: string,
): Promise<CurrentSession | undefined> {
  const guard = await holdPlayer(tx, token);
  const session = await holdProviderSession(tx, token);
  const merchant = sites.merchants.find(({ code }) => code === session?.merchant);
  return session && merchant && { session, merchant, now: clock(), ...(guard && { guard }) };
}

export function hasEnded({ session, now }: CurrentSession): boolean {
  return session.endsAt <= now;
}

/** Whether nothing may be staked any more: what is under way may still end. */
export function isOver(current: CurrentSession): boolean {
  return hasEnded(current) || current.session.mustChangePassword;
}
