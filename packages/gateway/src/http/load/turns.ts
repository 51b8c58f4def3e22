/**
 * What one address may have in work at once. What it asks beyond that waits
 * behind its own, so that others find a connection to the database free.
 */
export class Turns {
  private readonly most: number;
  private readonly taken = new Map<string, number>();
  private readonly waiting = new Map<string, (() => void)[]>();

  constructor(most: number) {
    this.most = most;
  }

  /** Begins now, or once an earlier one of this address has left. */
  enter(address: string, begin: () => void): void {
    const taken = this.taken.get(address) ?? 0;
    if (taken < this.most) {
      this.taken.set(address, taken + 1);
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
    if (next !== undefined) {
      next();
      return;
    }
    const taken = this.taken.get(address) ?? 0;
    if (taken > 1) this.taken.set(address, taken - 1);
    else this.taken.delete(address);
  }
}
