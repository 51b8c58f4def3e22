import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import type { Queue } from '../../../kernel/acts/queue.ts';
import { findingActs } from './acts.ts';
import { findingInWords, openFindings } from './findings.ts';

const of = (finding: string) => ({ finding });

function numberOf(after: string | undefined): bigint {
  if (after === undefined) return 0n;
  if (/^\d{1,18}$/.test(after)) return BigInt(after);
  throw new ActRefusal(`${after} is the number of no finding.`);
}

export const findingQueue: Queue = {
  name: 'findings',
  about: 'where a provider’s own list and the books differ',
  permission: 'payments',
  async list({ db, merchant, after, limit }) {
    const rows = await openFindings(db, merchant.code, numberOf(after), limit);
    return rows.map((row) => ({
      id: row.id.toString(),
      since: row.found_at,
      facts: [row.provider, row.day, findingInWords(row)],
    }));
  },
  show: { act: findingActs.read, about: 'shows it', of },
  decisions: {
    'ask-again': { act: findingActs.ask, about: 'reads the list and the order once more', of },
    match: {
      act: findingActs.match,
      about: 'says which order it is of: --reference; the provider is asked, and its answer books',
      of,
    },
    'send-back': { act: findingActs.sendBack, about: 'sends it back to whoever paid it', of },
    'write-off': {
      act: findingActs.writeOff,
      about: 'takes over what the provider says, at the house’s cost or gain',
      of,
    },
  },
};
