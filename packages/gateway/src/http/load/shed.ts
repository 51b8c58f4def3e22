import { Refusal } from '../../kernel/refusal.ts';

/** Counts what was turned away, by what and why, and says so when it is asked. */
export class Shed {
  readonly counts = new Map<string, number>();
  private unsaid = new Map<string, number>();

  count(what: string): void {
    for (const counts of [this.counts, this.unsaid]) counts.set(what, (counts.get(what) ?? 0) + 1);
  }

  /** The counts since it was asked last; undefined where there were none. */
  news(): Readonly<Record<string, number>> | undefined {
    if (this.unsaid.size === 0) return undefined;
    const said = Object.fromEntries(this.unsaid);
    this.unsaid = new Map();
    return said;
  }
}

/** A quick "later". Whoever waits that long finds a place, or is told so again. */
export const later = (seconds: number, headers: Readonly<Record<string, string>> = {}): Refusal =>
  new Refusal('system.busy', { headers: { 'retry-after': String(seconds), ...headers } });
