import type { CallerKind } from '@livery/contract';
import { Refusal } from './refusal.ts';

const GUEST = 4;
const PLAYERS = new Set([0, 1, 2]);
const WITHOUT_AGENT_CENTRE = new Set([0, 4, 40]);
const AGENTS = new Set([1, 2, 41, 42]);

const isGuest = (type: number): boolean => type === GUEST;
/** A type nobody knows yet has an agent centre, and is no agent. */
export const hasAgentCentre = (type: number): boolean => !WITHOUT_AGENT_CENTRE.has(type);
export const isAgent = (type: number): boolean => AGENTS.has(type);

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
