import type { AccountTables } from './account/index.ts';
import type { CareTables } from './care/index.ts';
import type { CashierTables } from './cashier/index.ts';
import type { LobbyTables } from './lobby/index.ts';
import type { MessagesTables } from './messages/index.ts';
import type { PlayTables } from './play/index.ts';
import type { RewardsTables } from './rewards/index.ts';

/** What chapters add to the type of the database: a package that sees it from without sees this, too. */
export interface ChapterTables
  extends
    AccountTables,
    CareTables,
    CashierTables,
    LobbyTables,
    MessagesTables,
    PlayTables,
    RewardsTables {}
