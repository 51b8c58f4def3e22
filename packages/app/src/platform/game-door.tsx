import { createContext, use } from 'react';
import type { Game } from '@livery/contract/client';

/** What a tap on a game does is the shell's to decide: lists only say which game it was. */
export interface GameDoor {
  /** Shows the game before it is played. */
  readonly open: (game: Game) => void;
  /** Goes straight to play. */
  readonly launch: (game: Game) => void;
}

const GameDoorContext = createContext<GameDoor>({ open: () => {}, launch: () => {} });

export const GameDoorProvider = GameDoorContext;

export const useGameDoor = (): GameDoor => use(GameDoorContext);
