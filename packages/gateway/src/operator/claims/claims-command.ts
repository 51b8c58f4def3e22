import { claimName, findClaim, noClaim, openClaims } from '../../chapters/rewards/index.ts';
import { textIn } from '../../kernel/sites/language.ts';
import { commandOf } from '../act/declared.ts';
import { reporting, type Situation } from '../act/form.ts';
import { PAGE } from '../terminal/command.ts';
import { columns, counted, minuteOf, oneLine } from '../terminal/print.ts';
import { claimIn } from './claim-name.ts';

export const claimsCommand = commandOf({
  name: 'claims',
  summary: 'lists claims of promotions that wait for an answer',
  about: `Lists the claims of promotions that wait for an answer, the oldest first.
pnpm gateway claim <merchant> <id> shows one and answers it.`,
  forms: [
    reporting({
      line: '',
      about: 'lists them',
      options: { after: { takes: '<id>', about: 'goes on behind this claim of the list' } },
      say: list,
    }),
  ],
});

async function list({ desk, merchant, options }: Situation<object>): Promise<string> {
  const { code, languages } = merchant;
  const given = options['after'];
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
    oneLine(textIn(claim.titles, languages[0] ?? 'EN')),
  ]);
  const last = shown.at(-1);
  const more =
    claims.length > PAGE && last !== undefined
      ? `More: pnpm gateway claims ${code} --after ${claimName(last)}\n`
      : '';
  return `${columns(rows)}\n${more}`;
}
