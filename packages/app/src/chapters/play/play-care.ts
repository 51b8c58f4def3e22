import type { ReactNode } from 'react';
import type { PlayBarProps } from '@livery/ui/play-bar';

/** What the platform counts of play for real money, and what stands in its way. */
export interface PlayCare {
  /** When this play began, by the device's clock; undefined where nobody told. */
  readonly startedAt: number | undefined;
  /** What came of it, and in which currency. */
  readonly net: string | undefined;
  readonly currency: string;
  /** Read out politely when it changes. */
  readonly notice: string;
  /** How long is left, where that has to be seen. */
  readonly left: ReactNode;
  readonly lock: PlayBarProps['lock'];
  /** A game was opened. */
  readonly begin: () => void;
  readonly onRoundBegun: () => void;
  readonly onBetRefused: (stake: string | undefined) => void;
  /** In place of a game that was not opened; undefined where another reason kept it shut. */
  readonly explain: (error: Error) => ReactNode;
  /** Over the game; told how it is opened anew where it was not. */
  readonly over: (onGoOn: () => void) => ReactNode;
}
