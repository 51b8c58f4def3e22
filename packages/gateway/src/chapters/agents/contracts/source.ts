import { sql } from 'kysely';
import type { Tx } from '../../../kernel/database/transact.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { toMinor } from '../../../kernel/money/money.ts';
import { agentSettings } from '../settings.ts';
import { firstAbove, type AgreedRules, type TermStep } from './terms.ts';
import { grantedFrom, holdsFrom, versionsOf, type ContractRow } from './store.ts';
import type { ContractKind } from './kinds.ts';

export interface Granting {
  readonly merchant: Merchant;
  /** Null: the house, of a top. */
  readonly grantorId: bigint | null;
  readonly granteeId: bigint;
  readonly kind: ContractKind;
}

/** Of somebody in a line: whom they stand below, and whether that is about to change. */
export async function linePlace(tx: Tx, merchant: string, memberId: bigint) {
  const { rows } = await sql<{ parent_id: bigint | null; moves: boolean; type: number }>`
    SELECT parent_id, type, EXISTS (SELECT FROM lineage_move AS move
      WHERE move.merchant = lineage.merchant AND move.member_id = lineage.member_id
        AND state = 'waiting') AS moves
    FROM lineage JOIN member ON member.merchant = lineage.merchant AND member.id = member_id
    WHERE lineage.merchant = ${merchant} AND member_id = ${memberId}`.execute(tx);
  return rows[0];
}

/** What one has to grant from on a day and after it. */
interface ContractSource {
  readonly own: readonly ContractRow[];
  readonly rules: AgreedRules;
  /** From when on there is something, and to when. */
  readonly startsOn: string;
  readonly endsOn: string | null;
}

/** Lines of those who are given their money have nobody who deposits. */
const LINE_FUNDED = new Set([40, 41, 42]);

/**
 * The rules of a contract are those of what it is granted from, or of what it
 * renews: along a line there is one set of them, and settings speak to whoever
 * has no contract yet. Undefined where there is nothing to grant from.
 */
export async function sourceOf(
  tx: Tx,
  { merchant, grantorId, granteeId, kind }: Granting,
  type: number,
  today: string,
): Promise<ContractSource | undefined> {
  const whose = grantorId ?? granteeId;
  const all = await versionsOf(tx, merchant.code, kind, whose);
  const own = all.filter((row) => holdsFrom(row, today));
  const [latest] = own;
  if (grantorId === null) {
    const rules = latest?.terms ?? (await usualRules(tx, merchant, kind, type));
    return { own: [], rules, startsOn: today, endsOn: null };
  }
  if (latest === undefined) return undefined;
  return {
    own,
    rules: latest.terms,
    startsOn: own.map(({ starts_on }) => starts_on).reduce((a, b) => (a < b ? a : b)),
    endsOn: latest.ends_on,
  };
}

async function usualRules(
  tx: Tx,
  { code, currency }: Merchant,
  kind: ContractKind,
  type: number,
): Promise<AgreedRules> {
  const { contracts = {} } = await agentSettings(tx, code);
  const minor = (text: string) => (toMinor(text, currency) ?? 0n).toString();
  const { dividendPeriods = 'half' } = contracts;
  const asksDeposits = kind !== 'hour' && !LINE_FUNDED.has(type);
  return {
    periods: kind === 'dividend' ? dividendPeriods : kind === 'hour' ? 'hour' : 'day',
    activeValid: minor(contracts.activeValid ?? '1'),
    activeDeposits: asksDeposits ? minor(contracts.activeDeposits ?? '0') : '0',
    carry: kind === 'dividend' ? (contracts.carry ?? 'keep') : 'keep',
    fee: kind === 'dividend' ? (contracts.dividendFee ?? 0) : 0,
  };
}

/** The first step that is above what it would be granted from, in whichever version of it. */
export function aboveOwn(
  { own }: Pick<ContractSource, 'own'>,
  steps: readonly TermStep[],
  startsOn: string,
): { readonly step: number; readonly most: number } | undefined {
  for (const row of own) {
    if (!holdsFrom(row, startsOn)) continue;
    const above = firstAbove(steps, row.terms.steps);
    if (above !== undefined) return above;
  }
  return undefined;
}

/** Whether somebody below has more by what they were granted than these steps would bring. */
export async function isBelowGranted(
  tx: Tx,
  { merchant, granteeId, kind }: Granting,
  steps: readonly TermStep[],
  startsOn: string,
): Promise<boolean> {
  const granted = await grantedFrom(tx, merchant.code, kind, granteeId, startsOn);
  return granted.some((row) => firstAbove(row.terms.steps, steps) !== undefined);
}
