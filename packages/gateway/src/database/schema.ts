import type { AccountTables } from './tables/accounts.ts';
import type { LedgerTables } from './tables/ledger.ts';
import type { PlayTables } from './tables/play.ts';

export type { MemberTable } from './tables/accounts.ts';

export interface Database extends AccountTables, LedgerTables, PlayTables {}
