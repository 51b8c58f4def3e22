import { sql } from 'kysely';
import { Type } from 'typebox';
import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import { defineAct } from '../../../kernel/acts/act.ts';
import { RESTORED } from '../../../kernel/acts/anchors/compare.ts';
import { headsOf } from '../../../kernel/acts/anchors/heads.ts';

const line = (description: string) =>
  Type.String({ pattern: '^[0-9]{1,18}$', title: 'number of a line', description });

/** A backup was restored: which lines it lacks is written down, and nothing is mended (ADR 213). */
export const restoredBook = defineAct({
  name: RESTORED,
  text: 'wrote down that the book was restored from a backup',
  permission: 'audit',
  approval: 'alone',
  subjectKind: 'book',
  params: Type.Object(
    {
      line: line('the last that is lost, as verify names it'),
      hash: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'of that line' }),
      since: line('the last that both have'),
    },
    { additionalProperties: false },
  ),
  async hold({ tx, merchant, params, reason }) {
    const { code } = merchant;
    await sql`SELECT pg_advisory_xact_lock(hashtext('audit'), hashtext(${code}))`.execute(tx);
    if (reason.trim() === '') throw new ActRefusal('Which backup, and why: --reason.');
    const [head] = await headsOf(tx, [code]);
    const [lost, since] = [BigInt(params.line), BigInt(params.since)];
    if (head === undefined || since > head.n || since >= lost) {
      throw new ActRefusal(`The book ends at ${head?.n ?? 0}; both have less than that is lost.`);
    }
    const rows = await tx
      .selectFrom('audit')
      .select(['n', 'hash'])
      .where('merchant', '=', code)
      .where('n', 'in', [lost, since])
      .execute();
    const hashOf = (n: bigint) => rows.find((row) => row.n === n)?.hash.toString('hex');
    if (hashOf(lost) === params.hash) {
      throw new ActRefusal(`Line ${lost} is in the book as it was anchored: nothing is lost.`);
    }
    return { subject: code, head, sinceHash: hashOf(since) ?? '' };
  },
  async run({ params }, { head, sinceHash }) {
    return {
      before: { line: params.line, hash: params.hash },
      after: { since: params.since, sinceHash, line: head.n.toString(), hash: head.hash },
      result: { lost: params.line, since: params.since },
    };
  },
});
