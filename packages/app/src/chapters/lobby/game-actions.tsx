import { createContext, use } from 'react';
import type { Game, Vendor } from '@livery/contract/client';

/** What a tap on a game does is the shell's to decide: lists only say which game it was. */
export interface GameActions {
  /** Shows the game before it is played; its picture, where one was pressed, comes along. */
  readonly open: (game: Game, picture?: HTMLElement | null) => void;
  /** Goes straight to play; an entry of the winners is a game, too. */
  readonly launch: (game: Game) => void;
  /** Goes straight into a vendor's own lobby. */
  readonly enter: (vendor: Pick<Vendor, 'vassalage' | 'displayName'>, gameCategory: string) => void;
}

const GameActionsContext = createContext<GameActions>({
  open: () => {},
  launch: () => {},
  enter: () => {},
});

export const GameActionsProvider = GameActionsContext;

export const useGameActions = (): GameActions => use(GameActionsContext);
