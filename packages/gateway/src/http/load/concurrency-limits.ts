import { Counts } from './counts.ts';

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
export class ConcurrencyLimits {
  readonly most: Most;
  private total = 0;
  private readonly addresses = new Counts();
  private readonly sites = new Counts();

  constructor(most: Most) {
    this.most = most;
  }

  get held(): number {
    return this.total;
  }

  /** Undefined while there is a place for this holder. */
  full({ address, site }: Holder): Full | undefined {
    if (this.total >= this.most.all) return 'all';
    if (this.addresses.of(address) >= this.most.address) return 'address';
    if (this.sites.of(site) >= this.most.site) return 'site';
    return undefined;
  }

  take({ address, site }: Holder): void {
    this.total += 1;
    this.addresses.add(address);
    this.sites.add(site);
  }

  leave({ address, site }: Holder): void {
    this.total -= 1;
    this.addresses.drop(address);
    this.sites.drop(site);
  }
}
