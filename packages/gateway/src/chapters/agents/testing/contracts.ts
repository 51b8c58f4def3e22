import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import type { ContractKind } from '../contracts/kinds.ts';
import type { ContractTerms } from '../contracts/terms.ts';

interface Agreed {
  readonly kind: ContractKind;
  readonly grantee: bigint;
  /** Left out: the house. */
  readonly grantor?: bigint;
  readonly steps: ContractTerms['steps'];
  readonly rules?: Partial<Omit<ContractTerms, 'steps'>>;
  readonly startsOn: string;
  readonly endsOn?: string;
}

const periods = { salary: 'day', hour: 'hour', dividend: 'half' } as const;

/** A contract that was agreed long ago. */
export async function agree(
  db: Kysely<Database>,
  merchant: string,
  { kind, grantee, grantor, steps, rules, startsOn, endsOn }: Agreed,
): Promise<void> {
  const usual = { activeValid: '100', activeDeposits: '0', carry: 'keep', fee: 0 };
  const terms = { periods: periods[kind], ...usual, ...rules, steps };
  await sql`
    INSERT INTO agent_contract (merchant, kind, grantor_id, grantee_id, version, terms, state,
      starts_on, ends_on, offered_by, offered_at, answered_at)
    SELECT ${merchant}, ${kind}, ${grantor ?? null}::bigint, ${grantee}, count(*) + 1,
      ${JSON.stringify(terms)}::jsonb, 'active', ${startsOn}::date, ${endsOn ?? null}::date, 'test',
      now(), now()
    FROM agent_contract WHERE merchant = ${merchant} AND kind = ${kind}
      AND grantee_id = ${grantee}`.execute(db);
}
