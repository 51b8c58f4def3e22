/** Names that hold nothing any more are forgotten together, once there are so many. */
const MOST_IDLE = 1_000;

/** How often something is held, by name (ADR 56). */
export class Counts {
  private readonly held = new Map<string, { count: number }>();
  private idle = 0;

  of(name: string): number {
    return this.held.get(name)?.count ?? 0;
  }

  add(name: string): void {
    const known = this.held.get(name);
    if (known === undefined) {
      this.held.set(name, { count: 1 });
      return;
    }
    if (known.count === 0) this.idle -= 1;
    known.count += 1;
  }

  drop(name: string): void {
    const known = this.held.get(name);
    if (known === undefined || known.count === 0) return;
    known.count -= 1;
    if (known.count > 0) return;
    this.idle += 1;
    if (this.idle > MOST_IDLE) this.forgetIdle();
  }

  /** How many names are remembered. */
  get size(): number {
    return this.held.size;
  }

  private forgetIdle(): void {
    for (const [name, { count }] of this.held) if (count === 0) this.held.delete(name);
    this.idle = 0;
  }
}
