import type { Player } from '../player.ts';

/** A sentence of the protocol, and the play that shows whether it holds. */
export interface ProtocolRule {
  readonly sentence: string;
  /** Throws what was otherwise. */
  play(player: Player): Promise<void>;
}

export const rule = (sentence: string, play: ProtocolRule['play']): ProtocolRule => ({
  sentence,
  play,
});
