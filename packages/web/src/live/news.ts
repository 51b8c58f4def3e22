import type { Signal } from '../store/signal.ts';
import type { Connection } from './connection.ts';
import type { StreamEvent } from './events.ts';
import { whilePresent } from './presence.ts';
import { shareConnection } from './shared.ts';

export interface NewsReader {
  readonly onNews: (news: StreamEvent) => void;
  /** From here on news are heard, for the first time or again: some may have been missed before. */
  readonly onBegin: (isFirst: boolean) => void;
}

export interface NewsPorts {
  /** One connection for all tabs is of this name, and of whoever hears. */
  readonly name: string;
  readonly open: Connection['open'];
  /** Told whether news arrives. */
  readonly connected: Signal<boolean>;
  /** Whether the line was gone since the page was opened: what was asked before may be untrue by now. */
  readonly wasCut: () => boolean;
}

export type FollowNews = (userName: string | null, reader: NewsReader) => () => void;

/** Hears what the platform says to one who is in, or to every visitor. */
export const createNews =
  ({ name, open, connected, wasCut }: NewsPorts): FollowNews =>
  (userName, { onNews, onBegin }) => {
    let heardBefore = false;
    return whilePresent(() => {
      const leave = shareConnection(`${name}:${userName ?? ''}`, open, {
        onEvent: onNews,
        onState(isOpen) {
          if (isOpen && !connected.get()) onBegin(!heardBefore && !wasCut());
          heardBefore ||= isOpen;
          connected.set(isOpen);
        },
      });
      return () => {
        leave();
        connected.set(false);
      };
    });
  };
