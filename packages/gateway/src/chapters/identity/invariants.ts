import { sql } from 'kysely';
import type { Invariant } from '../../kernel/database/invariants.ts';

const of = (merchant: string | null, column: string) =>
  merchant === null ? sql`true` : sql`${sql.ref(column)} = ${merchant}`;

/** What is shown of a member stands in their own row; it is what their last case came to. */
const shown = sql`CASE the.state WHEN 'under_review' THEN 'under_review'
  WHEN 'verified' THEN 'verified' WHEN 'refused' THEN 'rejected' ELSE 'none' END`;

export const identityInvariants: readonly Invariant[] = [
  {
    name: 'identity',
    says: 'Whose last case is looked at, or was refused, is shown so.',
    breaches: (merchant) => sql`
      SELECT 'case ' || the.id || ' of ' || the.merchant || ' is ' || the.state
        || ', its member ' || member.kyc_status AS what
      FROM kyc_case AS the JOIN member
        ON member.merchant = the.merchant AND member.id = the.member_id
      WHERE ${of(merchant, 'the.merchant')}
        AND the.state IN ('under_review', 'refused') AND the.reopened_at IS NULL
        AND NOT EXISTS (SELECT FROM kyc_case AS later WHERE later.merchant = the.merchant
          AND later.member_id = the.member_id AND later.id > the.id)
        -- A person of the staff may have said otherwise since, by hand.
        AND member.kyc_status NOT IN (${shown}, 'verified')`,
  },
  {
    name: 'documents',
    says: 'A document is kept by a case that is open, or whose years are not over.',
    breaches: (merchant) => sql`
      SELECT 'document ' || document.id || ' of ' || document.merchant AS what
      FROM kyc_document AS document JOIN kyc_case AS the
        ON the.merchant = document.merchant AND the.id = document.case_id
      WHERE ${of(merchant, 'document.merchant')} AND document.sealed IS NOT NULL
        -- The sweep comes by every ten minutes, and not at all where nothing runs.
        AND the.state <> 'under_review' AND the.keep_until < now() - interval '1 day'`,
  },
];
