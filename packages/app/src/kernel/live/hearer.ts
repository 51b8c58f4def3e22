import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { StreamEvent } from '@livery/web/live/events';

/** Who hears: a member, or nobody by a name. */
export interface Listening {
  readonly queries: QueryClient;
  readonly userName: string | null;
}

/** What a chapter does when the platform tells something; each finds its own news among all. */
export interface Hearer {
  onNews?(news: StreamEvent): void;
  /** What its news change: asked for once more as soon as they are heard. */
  readonly changes?: readonly QueryKey[];
  /** Heard from here on, for the first time or again. */
  onBegin?(isFirst: boolean): void;
  stop?(): void;
}

/** Begins to hear; a chapter exports it as `hears` of its `hears.ts`. */
export type Hears = (listening: Listening) => Hearer;
