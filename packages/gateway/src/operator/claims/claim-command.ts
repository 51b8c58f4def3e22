import { answerClaim, claimName, readClaim } from '../../chapters/rewards/index.ts';
import { toDecimal } from '../../kernel/money/money.ts';
import { textIn } from '../../kernel/sites/language.ts';
import { commandOf } from '../act/declared.ts';
import { ordering, type OrderingOf } from '../act/form.ts';
import { intoFolder, requirePictureFolder, writePictures } from '../terminal/pictures.ts';
import { counted, indented, minuteOf, oneLine } from '../terminal/print.ts';
import { claimIn } from './claim-name.ts';

/** One word of the line for the two numbers that a claim has. */
const claim = {
  of: ['promotionId', 'memberId'],
  about: 'as the list has it: 3-17, promotion and member',
  read(text: string) {
    const { promotionId, memberId } = claimIn(text);
    return { promotionId: promotionId.toString(), memberId: memberId.toString() };
  },
} as const;

const answering = {
  act: answerClaim,
  words: { claim },
  reason: ({ text }) => text,
  say({ result: { account, status, given } }) {
    const money = given === null ? '' : `, ${given} were given to play with`;
    return `The claim of ${oneLine(account)} is ${status}${money}, and a letter says so.\n`;
  },
} satisfies Partial<OrderingOf<typeof answerClaim>>;

export const claimCommand = commandOf({
  name: 'claim',
  summary: 'shows a claim, and approves or refuses it',
  about: `Shows a claim of a promotion with its remark, or answers it. The member gets a
letter, with the text if one is given. Reading and answering are written into the
audit.`,
  forms: [
    ordering({
      line: '<claim>',
      about: 'shows it',
      act: readClaim,
      words: { claim },
      isReading: true,
      options: intoFolder,
      before: ({ options }) => requirePictureFolder(options['pictures']),
      async say({ result: { claim: read, pictures } }, { desk, merchant, options }) {
        const { currency, languages } = merchant;
        const name = `claim-${claimName(read)}`;
        const files = await writePictures(desk.objects, options['pictures'], name, pictures);
        const most =
          read.maxBonus === 0n
            ? ''
            : `, which gives up to ${toDecimal(read.maxBonus, currency)} ${currency}`;
        return [
          `${oneLine(textIn(read.titles, languages[0] ?? 'EN'))}${most}`,
          `${oneLine(read.account)}, ${minuteOf(read.at)}, ${read.status}, ${counted(pictures.length, 'picture', 'pictures')}`,
          ...(read.remark === '' ? [] : [indented(read.remark)]),
          ...files.map((path) => `  ${path}`),
          '',
        ].join('\n');
      },
    }),
    ordering({
      ...answering,
      line: '<claim> approve [text…]',
      about: 'gives the bonus to play with, where the promotion gives any',
      given: { answer: 'approve' },
    }),
    ordering({
      ...answering,
      line: '<claim> refuse [text…]',
      about: 'the claim ends',
      given: { answer: 'refuse', pay: null },
    }),
  ],
  examples: ['aurora 3-17 approve Enjoy it --pay 50.00'],
});
