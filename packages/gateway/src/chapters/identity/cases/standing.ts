import type { Reply } from '@livery/contract';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import type { Vault } from '../../../kernel/vault/vault.ts';
import { getMember } from '../../member/index.ts';
import { documentsOf } from '../rows/documents.ts';
import { opensFor } from '../limits.ts';
import type { HandedIn, Way } from './needed.ts';
import { mayBegin, neededOf } from './needed.ts';
import { openDetails } from '../rows/sealed.ts';
import { isForMember } from '../rows/states.ts';
import { latestCase, type CaseRow } from '../rows/cases.ts';

/** So many have to have been looked at before it is said how long that takes. */
const ENOUGH = 50;

interface Looked {
  readonly db: Kysely<Database>;
  readonly vault: Vault;
  readonly merchant: Merchant;
  readonly memberId: bigint;
  readonly way: Way;
  readonly now: number;
}

type Draft = NonNullable<Reply<'kyc'>['draft']>;

/** What a case holds, with what its member may see of it again: never a number. */
export async function draftOf(
  db: Kysely<Database>,
  vault: Vault,
  row: CaseRow,
): Promise<{ readonly draft: Draft; readonly given: HandedIn }> {
  const pictures = await documentsOf(db, row);
  const kept = row.details && openDetails(vault, row, row.details);
  const details = kept && {
    name: kept.name,
    birthDate: kept.birthDate,
    address: kept.address,
    document: kept.document,
  };
  return {
    draft: {
      ...(details && { details }),
      pictures: pictures.map(({ kind, at }) => ({ kind, at: at.getTime() })),
    },
    given: { document: kept?.document, pictures: pictures.map(({ kind }) => kind) },
  };
}

const nothing: HandedIn = { document: undefined, pictures: [] };

export async function shownStanding(looked: Looked): Promise<Reply<'kyc'>> {
  const { db, vault, merchant, memberId, way } = looked;
  const member = await getMember(db, merchant.code, memberId);
  const { kyc_level: level, kyc_status: status } = member;
  const latest = await latestCase(db, { merchant: merchant.code, memberId });
  // One that is over is told of only while it still says how it stands.
  const row = latest && mayBegin(latest, member) ? undefined : latest;
  const held = row && isForMember(row.state) ? await draftOf(db, vault, row) : undefined;
  const isOpen = row !== undefined || mayBegin(latest, member);
  const usual = await usualSeconds(db, merchant.code);
  return {
    level,
    status,
    way,
    needed: isOpen ? [...neededOf(row, way, held?.given ?? nothing)] : [],
    reasons: [...(row?.reasons ?? [])],
    ...(held && { draft: held.draft }),
    limits: await opensFor({ ...looked, level }),
    ...(usual !== undefined && { usual: { seconds: usual } }),
    ...(row?.state === 'under_review' && row.sent_at && { sentAt: row.sent_at.getTime() }),
    ...(row?.state === 'verified' && row.valid_until && { validUntil: row.valid_until.getTime() }),
  };
}

/** How long nine of ten of the last decided took, from the sending to the decision. */
async function usualSeconds(db: Kysely<Database>, merchant: string): Promise<number | undefined> {
  const { rows } = await sql<{ decided: bigint; seconds: number | null }>`
    SELECT count(*) AS decided, percentile_disc(0.9) WITHIN GROUP (ORDER BY took)::float8 AS seconds
    FROM (SELECT extract(epoch FROM decided_at - sent_at) AS took FROM kyc_case
      WHERE merchant = ${merchant} AND decided_at IS NOT NULL
      ORDER BY decided_at DESC LIMIT 500) AS last`.execute(db);
  const [last] = rows;
  if (last === undefined || last.seconds === null || last.decided < ENOUGH) return undefined;
  return Math.max(0, Math.round(last.seconds));
}
