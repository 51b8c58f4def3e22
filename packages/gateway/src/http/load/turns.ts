import { Counts } from './counts.ts';

/**
 * What one address may have in work at once. What it asks beyond that waits
 * behind its own, so that others find a connection to the database free.
 */
export class Turns {
  private readonly most: number;
  private readonly taken = new Counts();
  private readonly waiting = new Map<string, (() => void)[]>();

  constructor(most: number) {
    this.most = most;
  }

  /** Begins now, or once an earlier one of this address has left. */
  enter(address: string, begin: () => void): void {
    if (this.taken.of(address) < this.most) {
      this.taken.add(address);
      begin();
      return;
    }
    const line = this.waiting.get(address);
    if (line === undefined) this.waiting.set(address, [begin]);
    else line.push(begin);
  }

  /** Whoever is next takes the place of the one who leaves. */
  leave(address: string): void {
    const line = this.waiting.get(address);
    const next = line?.shift();
    if (line?.length === 0) this.waiting.delete(address);
    if (next === undefined) this.taken.drop(address);
    else next();
  }
}
