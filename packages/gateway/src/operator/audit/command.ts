import { ActRefusal } from '../../kernel/acts/act-refusal.ts';
import { lastActs, type AuditRow } from '../../kernel/acts/audit.ts';
import { auditedMerchants, verifyChain, type ChainReport } from '../../kernel/acts/verify.ts';
import { StartError } from '../../kernel/start-error.ts';
import { textOfAct } from '../acts.ts';
import {
  merchantNamed,
  numberIn,
  PAGE,
  type OpenDesk,
  type OperatorCommand,
} from '../terminal/command.ts';
import { differences } from '../terminal/differences.ts';
import { readWords } from '../terminal/options.ts';
import { minuteOf, oneLine } from '../terminal/print.ts';

const usage = `Usage: pnpm gateway audit <merchant> [--after <n>]
       pnpm gateway audit verify [merchant]

Shows what was ordered, the last first: who, what, of whom, and what it was
before and after. Nothing in this book can be changed or taken out.

  --after <n>   goes on behind this line of the list
  verify        reckons the chain of all lines anew, of one merchant or of all,
                and names the first line that does not fit, with exit code 1
`;

export const auditCommand: OperatorCommand = {
  name: 'audit',
  summary: 'shows who ordered what, and proves that nobody changed the book of it',
  usage,
  read(args) {
    const { words, options } = readWords(usage, args, ['after']);
    const [first, second, ...more] = words;
    if (first === undefined || more.length > 0) throw new StartError(usage);
    if (first === 'verify') {
      if (options['after'] !== undefined) throw new StartError(usage);
      return (desk) => verify(desk, second);
    }
    const after = options['after'] === undefined ? undefined : numberIn(options['after']);
    if (second !== undefined || (options['after'] !== undefined && after === undefined)) {
      throw new StartError(usage);
    }
    return (desk) => show(desk, first, after);
  },
};

async function show(desk: OpenDesk, code: string, after: bigint | undefined): Promise<string> {
  const merchant = merchantNamed(desk.merchants, code);
  const rows = await lastActs(desk.db, merchant.code, after, PAGE + 1);
  if (rows.length === 0)
    return `Nothing was ordered at ${code}${after === undefined ? '' : ` before ${after}`}.\n`;
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  const more =
    rows.length > PAGE && last !== undefined
      ? `More: pnpm gateway audit ${code} --after ${last.n}\n`
      : '';
  return `${shown.map(written).join('')}${more}`;
}

function written(row: AuditRow): string {
  const who = `${oneLine(row.person)} (${row.operator}, ${oneLine(row.place)})`;
  const lines = [
    `${row.n}  ${minuteOf(row.at)}  ${who} ${textOfAct(row.act)}: ${row.subject_kind} ${oneLine(row.subject)}`,
    ...(row.reason === '' ? [] : [`    why: ${oneLine(row.reason)}`]),
    ...(row.approval === null ? [] : [`    agreed on as ${row.approval}`]),
    ...differences(row).map((line) => `    ${line}`),
  ];
  return `${lines.join('\n')}\n`;
}

/** Of those that the file of merchants has no more, too: their book is still a book. */
async function verify({ db, merchants }: OpenDesk, code: string | undefined): Promise<string> {
  const audited = await auditedMerchants(db);
  const wanted =
    code === undefined || audited.includes(code) ? code : merchantNamed(merchants, code).code;
  const reports: ChainReport[] = [];
  for (const one of wanted === undefined ? audited : [wanted]) {
    reports.push(await verifyChain(db, one));
  }
  const text = reports.map(verdict).join('');
  if (reports.some(({ fault }) => fault !== undefined)) throw new ActRefusal(text.trimEnd());
  return text === '' ? 'Nothing was ordered yet.\n' : text;
}

const verdict = ({ merchant, acts, head, fault }: ChainReport): string => {
  if (fault !== undefined) return `${merchant}: ${fault}\n`;
  if (acts === 0n) return `${merchant}: nothing was ordered yet.\n`;
  return `${merchant}: all ${acts} fit; the last is ${acts} ${head}\n`;
};
