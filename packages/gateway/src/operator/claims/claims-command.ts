import { claimName, findClaim, noClaim, openClaims } from '../../chapters/rewards/index.ts';
import { textIn } from '../../kernel/sites/language.ts';
import { StartError } from '../../kernel/start-error.ts';
import { merchantNamed, PAGE, type OpenDesk, type OperatorCommand } from '../terminal/command.ts';
import { readWords } from '../terminal/options.ts';
import { columns, counted, minuteOf, oneLine } from '../terminal/print.ts';
import { claimIn } from './claim-name.ts';

const usage = `Usage: pnpm gateway claims <merchant> [--after <id>]

Lists the claims of promotions that wait for an answer, the oldest first.

  --after <id>   goes on behind this claim of the list

pnpm gateway claim <merchant> <id> shows one and answers it.
`;

export const claimsCommand: OperatorCommand = {
  name: 'claims',
  summary: 'lists claims of promotions that wait for an answer',
  usage,
  read(args) {
    const { words, options } = readWords(usage, args, ['after']);
    const [code, ...more] = words;
    if (code === undefined || more.length > 0) throw new StartError(usage);
    const after = options['after'];
    return (desk) => list(desk, code, after);
  },
};

async function list(desk: OpenDesk, code: string, given: string | undefined): Promise<string> {
  const merchant = merchantNamed(desk.merchants, code);
  const key = given === undefined ? undefined : claimIn(given);
  const after = key && (await findClaim(desk.db, code, key));
  if (key !== undefined && after === undefined) throw noClaim(code, key);
  const claims = await openClaims(desk.db, code, after, PAGE + 1);
  if (claims.length === 0) {
    return `No claim${given === undefined ? '' : ` behind ${given}`} waits for an answer at ${code}.\n`;
  }
  const shown = claims.slice(0, PAGE);
  const rows = shown.map((claim) => [
    claimName(claim),
    minuteOf(claim.at),
    claim.status,
    oneLine(claim.account),
    counted(claim.pictures, 'picture', 'pictures'),
    oneLine(textIn(claim.titles, merchant.languages[0] ?? 'EN')),
  ]);
  const last = shown.at(-1);
  const more =
    claims.length > PAGE && last !== undefined
      ? `More: pnpm gateway claims ${code} --after ${claimName(last)}\n`
      : '';
  return `${columns(rows)}\n${more}`;
}
