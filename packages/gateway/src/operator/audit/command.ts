import { ActRefusal } from '../../kernel/acts/act-refusal.ts';
import { lastActs, type AuditRow } from '../../kernel/acts/audit.ts';
import { compareWithAnchors } from '../../kernel/acts/anchors/compare.ts';
import { readAnchors } from '../../kernel/acts/anchors/files.ts';
import { auditedMerchants, verifyChain } from '../../kernel/acts/verify.ts';
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
import { ALONE, forgery, verdictOn, type BookVerdict } from './verdict.ts';

const usage = `Usage: pnpm gateway audit <merchant> [--after <n>]
       pnpm gateway audit verify [merchant] [--anchors <path>]

Shows what was ordered, the last first: who, what, of whom, and what it was
before and after. Nothing in this book can be changed or taken out.

  --after <n>   goes on behind this line of the list
  verify        reckons the chain of all lines anew, of one merchant or of all,
                and names the first line that does not fit, with exit code 1
  --anchors <path>  heads that were written down outside: a folder, or the log of
                a gateway; without, those of LIVERY_AUDIT_ANCHORS
`;

export const auditCommand: OperatorCommand = {
  name: 'audit',
  summary: 'shows who ordered what, and proves that nobody changed the book of it',
  usage,
  read(args) {
    const { words, options } = readWords(usage, args, ['after', 'anchors']);
    const [first, second, ...more] = words;
    if (first === undefined || more.length > 0) throw new StartError(usage);
    if (first === 'verify') {
      if (options['after'] !== undefined) throw new StartError(usage);
      return (desk) => verify(desk, second, options['anchors'] ?? desk.anchors.folder);
    }
    if (options['anchors'] !== undefined) throw new StartError(usage);
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
async function verify(
  { db, merchants, anchors: place }: OpenDesk,
  code: string | undefined,
  path: string | undefined,
): Promise<string> {
  const audited = await auditedMerchants(db);
  const wanted =
    code === undefined || audited.includes(code) ? code : merchantNamed(merchants, code).code;
  const outside = path === undefined ? undefined : await anchorsAt(path, place);
  const verdicts: BookVerdict[] = [];
  // One that was taken away as a whole is known by its anchors.
  const anchored = outside?.anchors.map(({ merchant }) => merchant) ?? [];
  const all = [...new Set([...audited, ...anchored])].toSorted();
  for (const one of wanted === undefined ? all : [wanted]) {
    const compared = outside && (await compareWithAnchors(db, one, outside.anchors));
    verdicts.push(verdictOn(await verifyChain(db, one), compared));
  }
  if (outside !== undefined && outside.forged > 0) verdicts.push(forgery(outside.forged));
  const text = verdicts.map((one) => one.text).join('');
  if (verdicts.some(({ isSound }) => !isSound)) throw new ActRefusal(text.trimEnd());
  if (text === '') return 'Nothing was ordered yet.\n';
  return outside === undefined ? `${text}${ALONE}` : text;
}

async function anchorsAt(path: string, { key }: OpenDesk['anchors']) {
  return readAnchors(path, key()).catch((error: unknown) => {
    if (error instanceof StartError) throw error;
    throw new StartError(`${path} cannot be read.`);
  });
}
