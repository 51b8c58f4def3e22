import { runAct } from '../../kernel/acts/run.ts';
import { textIn } from '../../kernel/sites/language.ts';
import { toDecimal } from '../../kernel/money/money.ts';
import { StartError } from '../../kernel/start-error.ts';
import { answerClaim, readClaim, type ClaimKey } from '../../chapters/rewards/index.ts';
import {
  merchantNamed,
  orderFrom,
  repeatNote,
  type OperatorCommand,
  type Work,
} from '../terminal/command.ts';
import { ORDER_OPTIONS, orderHelp, readWords, type GivenWords } from '../terminal/options.ts';
import { requirePictureFolder, writePictures } from '../terminal/pictures.ts';
import { counted, indented, minuteOf, oneLine } from '../terminal/print.ts';
import { claimIn } from './claim-name.ts';

const usage = `Usage: pnpm gateway claim <merchant> <id> [approve|refuse [text]]

Shows a claim of a promotion with its remark, or answers it. The member gets a
letter, with the text if one is given. Reading and answering are written into
the audit.

  approve             pays the bonus into the wallet, where the promotion pays
  refuse              the claim ends
  --pay <amount>      how much is paid: 50.00, at most what the promotion says;
                      0 where it was given in another way
  --pictures <folder> writes the pictures of the claim there, when it is shown
${orderHelp}`;

export const claimCommand: OperatorCommand = {
  name: 'claim',
  summary: 'shows a claim, and approves or refuses it',
  usage,
  read(args) {
    const given = readWords(usage, args, [...ORDER_OPTIONS, 'pay', 'pictures']);
    const [code, id, answer, ...text] = given.words;
    if (code === undefined || id === undefined) throw new StartError(usage);
    const key = claimIn(id);
    const { pay, pictures, key: once } = given.options;
    if (answer === undefined) {
      if (pay !== undefined || once !== undefined) throw new StartError(usage);
      return show(code, key, given, pictures);
    }
    if ((answer !== 'approve' && answer !== 'refuse') || pictures !== undefined) {
      throw new StartError(usage);
    }
    if (answer === 'refuse' && pay !== undefined) throw new StartError(usage);
    return answering(code, key, given, { answer, text: text.join(' '), pay: pay ?? null });
  },
};

const paramsOf = ({ promotionId, memberId }: ClaimKey) => ({
  promotionId: promotionId.toString(),
  memberId: memberId.toString(),
});

function show(code: string, key: ClaimKey, given: GivenWords, folder: string | undefined): Work {
  const order = { ...orderFrom(given), params: paramsOf(key) };
  return async (desk) => {
    const merchant = merchantNamed(desk.merchants, code);
    if (folder !== undefined) await requirePictureFolder(folder);
    const { result } = await runAct(desk, readClaim, { ...order, merchant });
    const { claim, pictures } = result;
    const name = `claim-${key.promotionId}-${key.memberId}`;
    const files =
      folder === undefined ? [] : await writePictures(desk.objects, folder, name, pictures);
    const { currency, languages } = merchant;
    const most =
      claim.maxBonus === 0n
        ? ''
        : `, which pays up to ${toDecimal(claim.maxBonus, currency)} ${currency}`;
    return [
      `${oneLine(textIn(claim.titles, languages[0] ?? 'EN'))}${most}`,
      `${oneLine(claim.account)}, ${minuteOf(claim.at)}, ${claim.status}, ${counted(pictures.length, 'picture', 'pictures')}`,
      ...(claim.remark === '' ? [] : [indented(claim.remark)]),
      ...files.map((path) => `  ${path}`),
      '',
    ].join('\n');
  };
}

interface TypedAnswer {
  readonly answer: 'approve' | 'refuse';
  readonly text: string;
  readonly pay: string | null;
}

function answering(code: string, key: ClaimKey, given: GivenWords, typed: TypedAnswer): Work {
  const { reason = typed.text, ...order } = orderFrom(given);
  return async (desk) => {
    const merchant = merchantNamed(desk.merchants, code);
    const params = { ...paramsOf(key), ...typed };
    const report = await runAct(desk, answerClaim, { ...order, reason, merchant, params });
    const { account, status, paid } = report.result;
    const money = paid === null ? '' : `, ${paid} were paid`;
    return `${repeatNote(report)}The claim of ${oneLine(account)} is ${status}${money}, and a letter says so.\n`;
  };
}
