import type { Reply } from '@livery/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { toDecimal } from '../../../kernel/money/money.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { dayIn } from '../../../kernel/time/days.ts';
import { namedTo } from '../lineage/names.ts';

export type LinePerson = Reply<'downline'>['list'][number];

export interface Onlooker {
  readonly merchant: Merchant;
  readonly agentId: bigint;
  /** Whether the site shows what is in wallets. */
  readonly seesBalances: boolean;
}

interface PersonRow {
  readonly id: bigint;
  readonly account: string;
  readonly type: number;
  readonly parent_id: bigint | null;
  readonly created_at: Date;
  readonly last_login_at: Date | null;
  readonly children: bigint;
  readonly team_size: bigint;
  readonly balance: bigint | null;
}

interface Wanted {
  /** Of `lineage` and `member`. */
  readonly which: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
  readonly limit: number;
  readonly offset: number;
}

/** How many stand below somebody: a range of an index. */
export const teamSize = sql`(SELECT count(*) FROM lineage AS below
  WHERE below.merchant = lineage.merchant AND below.line > lineage.line
    AND below.line < line_end(lineage.line))`;

/** Of a line, as its agent may see them. */
export async function peopleOf(
  db: Kysely<Database>,
  onlooker: Onlooker,
  { which, order, limit, offset }: Wanted,
): Promise<LinePerson[]> {
  const { code } = onlooker.merchant;
  const { rows } = await sql<PersonRow>`
    WITH page AS (
      SELECT lineage.*, id, account, type, created_at, last_login_at,
        row_number() OVER (ORDER BY ${order}, id DESC) AS place
      FROM lineage
      JOIN member ON member.merchant = lineage.merchant AND member.id = lineage.member_id
      WHERE lineage.merchant = ${code} AND ${which}
      ORDER BY ${order}, id DESC LIMIT ${limit} OFFSET ${offset}
    )
    SELECT id, account, type, parent_id, created_at, last_login_at, ${teamSize} AS team_size,
      (SELECT count(*) FROM lineage AS child WHERE child.merchant = lineage.merchant
        AND child.parent_id = lineage.member_id) AS children,
      (SELECT balance FROM ledger_account AS wallet WHERE wallet.merchant = lineage.merchant
        AND wallet.member_id = lineage.member_id AND kind = 'cash') AS balance
    FROM page AS lineage ORDER BY place`.execute(db);
  return rows.map((row) => shownPerson(onlooker, row));
}

function shownPerson({ merchant, agentId, seesBalances }: Onlooker, row: PersonRow): LinePerson {
  const named = namedTo(agentId, {
    id: row.id,
    account: row.account,
    ...(row.parent_id !== null && { parent: row.parent_id }),
  });
  const shows = seesBalances && row.parent_id === agentId;
  return {
    ...named,
    type: row.type,
    ...(shows && { balance: toDecimal(row.balance ?? 0n, merchant.currency) }),
    registeredAt: row.created_at.getTime(),
    ...(row.last_login_at !== null && {
      lastLogin: dayIn(merchant.timeZone, row.last_login_at.getTime()),
    }),
    children: Number(row.children),
    teamSize: Number(row.team_size),
  };
}
