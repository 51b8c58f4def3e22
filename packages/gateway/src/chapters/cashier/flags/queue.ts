import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import type { Queue } from '../../../kernel/acts/queue.ts';
import { flagActs, ruleOf } from './acts.ts';

const of = (flag: string) => ({ flag });

export const flagQueue: Queue = {
  name: 'flags',
  about: 'what somebody should know of a member before money leaves; the member is never told',
  permission: 'flags',
  async list({ db, merchant, after, limit }) {
    if (after !== undefined && !/^\d{1,18}$/.test(after)) {
      throw new ActRefusal(`${after} is the number of no flag.`);
    }
    const rows = await db
      .selectFrom('aml_flag')
      .select(['id', 'rule', 'facts', 'raised_at'])
      .where((its) => its.and({ merchant: merchant.code, state: 'open' as const }))
      .where('id', '>', BigInt(after ?? 0))
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id, rule, facts, raised_at: since }) => ({
      id: id.toString(),
      since,
      facts: [rule, ruleOf(rule).says, facts],
    }));
  },
  show: { act: flagActs.read, about: 'shows it, and whose it is', of },
  decisions: {
    clear: { act: flagActs.clear, about: 'finds nothing in it: --reason', of },
    report: { act: flagActs.report, about: 'notes that it was reported: --reason', of },
  },
};
