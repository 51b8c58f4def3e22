import { Counts } from './counts.ts';

/**
 * What one address may have in work at once. What it asks beyond that waits
 * behind its own, so that others find a connection to the database free, and
 * a processor (ADR 43).
 */
export class AddressQueue {
  /** Fewer while the gateway is busy (`adaptive-limit.ts`); those that are taken end by themselves. */
  most: number;
  private readonly taken = new Counts();
  private readonly waiting = new Map<string, (() => void)[]>();

  constructor(most: number) {
    this.most = most;
  }

  /** Begins now, or once enough earlier ones of this address have left. */
  enter(address: string, begin: () => void): void {
    const line = this.waiting.get(address);
    if (line !== undefined) line.push(begin);
    else if (this.taken.of(address) < this.most) this.begin(address, begin);
    else this.waiting.set(address, [begin]);
  }

  /** Whoever is next begins; several, where there are more turns than before. */
  leave(address: string): void {
    this.taken.drop(address);
    while (this.taken.of(address) < this.most) {
      const next = this.nextOf(address);
      if (next === undefined) return;
      this.begin(address, next);
    }
  }

  private nextOf(address: string): (() => void) | undefined {
    const line = this.waiting.get(address);
    const next = line?.shift();
    if (line?.length === 0) this.waiting.delete(address);
    return next;
  }

  private begin(address: string, begin: () => void): void {
    this.taken.add(address);
    begin();
  }
}
