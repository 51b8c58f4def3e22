import type { CallerKind, Endpoint } from '@livery/contract';
import { hasAgentCentre, isGuest, PLAYERS } from '../../kernel/member-types.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { barRefusal, type PlayBar } from '../../kernel/sites/policy/barred.ts';

/** Refuses whoever an operation is not for, in the words meant for them. */
export function requireCaller(kind: CallerKind, session: { readonly type: number } | null): void {
  if (kind === 'public') return;
  if (session === null) throw new Refusal('auth.required');
  const { type } = session;
  if (kind === 'member') return;
  if (kind === 'registered') {
    if (isGuest(type)) throw new Refusal('trial.forbidden');
  } else if (kind === 'player') {
    if (isGuest(type)) throw new Refusal('trial.forbidden');
    if (!PLAYERS.has(type)) throw new Refusal('type.rejected');
  } else if (hasAgentCentre(type) !== (kind === 'agent')) {
    throw new Refusal('permission.denied');
  }
}

/** Whoever is barred from play reaches their money and their account, and what helps. */
export function refuseBarred(
  { caller, whileBarred }: Pick<Endpoint, 'caller' | 'whileBarred'>,
  session: { readonly barred?: PlayBar } | null,
): void {
  if (caller === 'public' || whileBarred === true || session?.barred === undefined) return;
  throw barRefusal(session.barred);
}

/** Until whoever is in has accepted the terms that hold, they reach what a bar would leave them. */
export function refuseOldTerms(
  { caller, whileBarred, streams }: Pick<Endpoint, 'caller' | 'whileBarred' | 'streams'>,
  session: { readonly termsOwed?: number } | null,
): void {
  if (caller === 'public' || whileBarred === true || streams === true) return;
  if (session?.termsOwed === undefined) return;
  throw new Refusal('terms.changed', { params: { version: session.termsOwed } });
}

/** A password that was handed out opens nothing but the way to one of the member's own. */
export function requireOwnPassword(
  { caller, beforeNewPassword }: Pick<Endpoint, 'caller' | 'beforeNewPassword'>,
  session: { readonly mustChangePassword: boolean } | null,
): void {
  if (caller === 'public' || beforeNewPassword === true) return;
  if (session?.mustChangePassword === true) throw new Refusal('password.change_required');
}
