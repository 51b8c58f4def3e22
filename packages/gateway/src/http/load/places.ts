/** Who asks: an address, and whose site it asks. */
export interface Holder {
  readonly address: string;
  readonly site: string;
}

/** How many may hold something at once: all together, and of one address or one site. */
export interface Most {
  readonly all: number;
  readonly address: number;
  readonly site: number;
}

/** Whose part is used up. */
export type Full = 'all' | 'address' | 'site';

/** Places that are held for a while, such as requests that run; one holder cannot take them all. */
export class Places {
  readonly most: Most;
  private total = 0;
  private readonly addresses = new Map<string, number>();
  private readonly sites = new Map<string, number>();

  constructor(most: Most) {
    this.most = most;
  }

  get held(): number {
    return this.total;
  }

  /** Undefined while there is a place for this holder. */
  full({ address, site }: Holder): Full | undefined {
    if (this.total >= this.most.all) return 'all';
    if ((this.addresses.get(address) ?? 0) >= this.most.address) return 'address';
    if ((this.sites.get(site) ?? 0) >= this.most.site) return 'site';
    return undefined;
  }

  take({ address, site }: Holder): void {
    this.total += 1;
    add(this.addresses, address, 1);
    add(this.sites, site, 1);
  }

  leave({ address, site }: Holder): void {
    this.total -= 1;
    add(this.addresses, address, -1);
    add(this.sites, site, -1);
  }
}

/** Nobody who holds nothing is remembered. */
function add(counts: Map<string, number>, key: string, change: number): void {
  const count = (counts.get(key) ?? 0) + change;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}
