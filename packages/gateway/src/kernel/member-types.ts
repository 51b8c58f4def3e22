/** A guest of free play, whose wallet is practice money. */
export const GUEST = 4;
/** Those who pay in and play. */
export const PLAYERS: ReadonlySet<number> = new Set([0, 1, 2]);

const WITHOUT_AGENT_CENTRE = new Set([0, GUEST, 40]);
const AGENTS = new Set([1, 2, 41, 42]);

export const isGuest = (type: number): boolean => type === GUEST;
/** A type nobody knows yet has an agent centre, and is no agent. */
export const hasAgentCentre = (type: number): boolean => !WITHOUT_AGENT_CENTRE.has(type);
export const isAgent = (type: number): boolean => AGENTS.has(type);
