import { checkAnswers, readConsents, readQuestions } from '../../chapters/member/index.ts';
import { StartError } from '../../kernel/start-error.ts';
import type { OpenDesk } from '../terminal/command.ts';
import { columns, minuteOf, oneLine } from '../terminal/print.ts';
import { orderFor, type OfficeAnswer, type Request } from './request.ts';

function accountIn({ words: [, account] }: Request): string {
  if (account === undefined) throw new StartError('Missing: the account of the member.');
  return account;
}

interface Questions {
  readonly questions: readonly string[];
}

interface Checked {
  readonly account: string;
  readonly right: boolean;
}

/** What the person says is typed where nobody else sees it, and in no line of the shell. */
export async function askQuestions(desk: OpenDesk, request: Request): Promise<OfficeAnswer> {
  const account = accountIn(request);
  let questions: readonly string[] = [];
  await orderFor(desk, request, readQuestions, { account }, (result) => {
    ({ questions } = result as Questions);
    return '';
  });
  const said: string[] = [];
  for (const question of questions) said.push(await desk.terminal.ask(`${question}: `, false));
  const [first = '', second = ''] = said;
  return orderFor(desk, request, checkAnswers, { account, first, second }, (result) => {
    const { account: asked, right } = result as Checked;
    return right
      ? `${oneLine(asked)} knew both answers. They hold for a day, beside another proof.\n`
      : 'That was not right. Which of them is told to nobody.\n';
  });
}

interface Consents {
  readonly account: string;
  readonly consents: readonly {
    readonly channel: string;
    readonly product: string;
    readonly agreed: boolean;
    readonly text: string;
    readonly language: string;
    readonly at: string;
  }[];
}

export const showConsents = (desk: OpenDesk, request: Request): Promise<OfficeAnswer> =>
  orderFor(desk, request, readConsents, { account: accountIn(request) }, (result) => {
    const { account, consents } = result as Consents;
    if (consents.length === 0) return `${oneLine(account)} never agreed to offers.\n`;
    const rows = consents.map(({ at, channel, product, agreed, text, language }) => [
      minuteOf(new Date(at)),
      channel,
      product,
      agreed ? 'yes' : 'no',
      [text, language].filter(Boolean).join(' ') || 'text unknown',
    ]);
    return `${columns(rows)}\n`;
  });
