import type { AccountTables } from './tables/accounts.ts';
import type { CatalogueTables } from './tables/catalogue.ts';
import type { ContentTables } from './tables/content.ts';
import type { LedgerTables } from './tables/ledger.ts';
import type { OutboxTables } from './tables/outbox.ts';
import type { PlayTables } from './tables/play.ts';
import type { SiteTables } from './tables/site.ts';
import type { StaffTables } from './tables/staff.ts';

export type { MemberTable } from './tables/accounts.ts';

export interface Database
  extends
    AccountTables,
    CatalogueTables,
    LedgerTables,
    PlayTables,
    SiteTables,
    ContentTables,
    OutboxTables,
    StaffTables {}
