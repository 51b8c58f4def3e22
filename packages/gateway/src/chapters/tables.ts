import type { AgentTables } from './agents/index.ts';
import type { CareTables } from './care/index.ts';
import type { CashierTables } from './cashier/index.ts';
import type { DoorTables } from './door/index.ts';
import type { IdentityTables } from './identity/index.ts';
import type { LobbyTables } from './lobby/index.ts';
import type { MemberTables } from './member/index.ts';
import type { MessagesTables } from './messages/index.ts';
import type { PlayTables } from './play/index.ts';
import type { RewardsTables } from './rewards/index.ts';

/** What chapters add to the type of the database: a package that sees it from without sees this, too. */
export interface ChapterTables
  extends
    AgentTables,
    CareTables,
    CashierTables,
    DoorTables,
    IdentityTables,
    LobbyTables,
    MemberTables,
    MessagesTables,
    PlayTables,
    RewardsTables {}
