import type { Generated } from 'kysely';

interface SiteStateTable {
  merchant: string;
  maintenance: Generated<boolean>;
  info: Generated<string>;
  until: Date | null;
  blocked_countries: Generated<string[]>;
  /** Addresses, with or without a prefix length. */
  blocked_networks: Generated<string[]>;
  switched_off: Generated<string[]>;
}

export interface SiteTables {
  site_state: SiteStateTable;
}
