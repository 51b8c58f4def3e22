import { StartError } from '../../kernel/start-error.ts';
import { paramsOf } from '../act/params.ts';
import { auditCommand } from '../audit/command.ts';
import type { OpenDesk, OperatorCommand, Work } from '../terminal/command.ts';
import { readWords } from '../terminal/options.ts';
import { columns } from '../terminal/print.ts';
import { showApproval, withdrawRequest, vote } from './approvals.ts';
import { enrolHere, enter, leave } from './door.ts';
import { askQuestions, showConsents } from './members.ts';
import { showPicture, showSlip } from './pictures.ts';
import { APPROVALS, decideItem, listQueue, queues, showItem } from './queues.ts';
import { inJson, type Request, type OfficeAnswer } from './request.ts';
import { rolesText, sessionsLine, staffLine } from './staff.ts';

const usage = `Usage: pnpm gateway office <order> … --merchant <merchant> --as <name>

What people of the staff do, each by their own name. Everything that shows a
person or changes something is written into the audit; what takes more than one
person waits until the others have voted, for 24 hours.

  enrol <name>                       sets password and codes, with an invitation
  login, logout                      opens and ends a session at this terminal
  sessions [end <name>]              where the staff is logged in
  staff                              who works here, and what they are
  staff invite <name>                somebody new, who may nothing yet
  staff invite <name> --owner        the first owners, on the machine and without --as
  staff roles <name> give <role>     at this merchant, or --everywhere
  staff roles <name> take <role>
  staff end <name>                   takes everything from them at once
  roles                              what each role may
  queue <queue>                      what waits, the oldest first
  show <queue> <id>                  one of it
  decide <queue> <id> <decision>     without a decision it lists those there are
  picture <case> front|back|selfie   writes a picture of a document into --into
  slip <reference>                   writes the slip of a deposit into --into
  answers <account>                  asks what a member answers to their questions
  consents <account>                 which offers a member agreed to, and when
  vote <approval> yes|no             on what somebody else asks for
  withdraw <approval>                what one has asked for oneself
  audit verify [merchant]            as pnpm gateway audit verify

Queues:
${columns([...queues.map(({ name, about }) => [name, about] as const), [APPROVALS, 'what waits for other people’s votes'] as const])}

  --merchant <merchant>   whose
  --as <name>             who; has to be logged in at this terminal
  --reason <text>         why; stands in the audit, so name no person in it
  --key <key>             within a day the same order under the same key is carried out once
  --after <id>            goes on behind this one of a list
  --into <folder>         where a picture is written
  --json                  answers for a program

Whatever else a decision takes is an option: --account, --pay.
`;

const FLAGS = ['json', 'owner', 'everywhere'] as const;
const OPTIONS = ['merchant', 'as', 'reason', 'key', 'after', 'into'] as const;

/** Parameters of decisions, as they are typed. */
const typed = [
  ...new Set(
    queues.flatMap(({ decisions }) =>
      Object.values(decisions).flatMap(({ act }) =>
        paramsOf(act).map(({ option }) => option.slice(2)),
      ),
    ),
  ),
];

type Line = (desk: OpenDesk, request: Request) => Promise<OfficeAnswer>;

const lines: Readonly<Record<string, Line>> = {
  enrol: enrolHere,
  login: enter,
  logout: leave,
  sessions: sessionsLine,
  staff: staffLine,
  queue: listQueue,
  show: (desk, request) =>
    request.words[1] === APPROVALS ? showApproval(desk, request) : showItem(desk, request),
  decide: decideItem,
  picture: showPicture,
  slip: showSlip,
  answers: askQuestions,
  consents: showConsents,
  vote,
  withdraw: withdrawRequest,
};

export const officeCommand: OperatorCommand = {
  name: 'office',
  summary: 'what people of the staff do by their own names: queues, decisions, votes',
  usage,
  read(args): Work | string {
    if (args[0] === 'audit') return auditCommand.read(args.slice(1));
    const request = requestIn(args);
    const [order = ''] = request.words;
    if (order === 'roles' && request.words.length === 1) return rolesText();
    const line = Object.hasOwn(lines, order) ? lines[order] : undefined;
    if (line === undefined) throw new StartError(usage);
    return async (desk) => {
      const { text, value } = await line(desk, request);
      return request.flags.has('json') ? inJson(value) : text;
    };
  },
};

function requestIn(args: readonly string[]): Request {
  const flags = new Set<string>(
    FLAGS.map((flag) => `--${flag}`)
      .filter((flag) => args.includes(flag))
      .map((flag) => flag.slice(2)),
  );
  const rest = args.filter((arg) => !FLAGS.some((flag) => arg === `--${flag}`));
  return { ...readWords(usage, rest, [...new Set([...OPTIONS, ...typed])], typed), flags };
}
