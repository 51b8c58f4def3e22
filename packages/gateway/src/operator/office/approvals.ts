import { ActRefusal } from '../../kernel/acts/act-refusal.ts';
import { findApproval, noApproval } from '../../kernel/acts/approvals/rows.ts';
import { voteOn, withdraw, type VoteReport } from '../../kernel/acts/approvals/vote.ts';
import { requireRole } from '../../kernel/acts/permissions.ts';
import { transact } from '../../kernel/database/transact.ts';
import { StartError } from '../../kernel/start-error.ts';
import { textOfAct } from '../acts.ts';
import type { OpenDesk } from '../terminal/command.ts';
import { differences } from '../terminal/differences.ts';
import { counted, minuteOf, oneLine } from '../terminal/print.ts';
import { merchantOf, numberOf, personOf, type Request, type OfficeAnswer } from './request.ts';

type Found = NonNullable<Awaited<ReturnType<typeof findApproval>>>;

const numberIn = (text: string | undefined): bigint => numberOf(text, 'number of an approval');

/** `office show approvals <id>`: what would be, in words, and who has said what. */
export async function showApproval(desk: OpenDesk, request: Request): Promise<OfficeAnswer> {
  const merchant = merchantOf(desk, request);
  const actor = await personOf(desk, request);
  const key = { merchant: merchant.code, id: numberIn(request.words[2]) };
  const found = await transact(desk.db, async (tx) => {
    await requireRole(tx, actor.operator, merchant.code);
    return findApproval(tx, key);
  });
  if (found === undefined) throw noApproval(key);
  const { params_hash: _, subject_version: __, ...value } = found;
  return { text: approvalText(found, desk.clock()), value };
}

function approvalText(one: Found, now: number): string {
  const isOver = one.state === 'open' && one.expires_at.getTime() <= now;
  const role = one.role_needed === null ? '' : `, one of them of ${one.role_needed}`;
  const lines = [
    `${one.id}  ${minuteOf(one.asked_at)}  ${one.asked_by} wants: ${textOfAct(one.act)}, ${one.subject_kind} ${oneLine(one.subject)}`,
    `    why: ${oneLine(one.reason)}`,
    ...differences(one).map((line) => `    ${line}`),
    `    ${isOver ? 'void: nobody decided in time' : one.state}${one.why === null ? '' : `: ${oneLine(one.why)}`}`,
    `    takes ${counted(one.votes_needed, 'vote', 'votes')} beside theirs${role}, until ${minuteOf(one.expires_at)}`,
    ...one.votes.map(
      (given) =>
        `    ${given.operator} said ${given.vote}${given.reason === '' ? '' : `: ${oneLine(given.reason)}`}`,
    ),
  ];
  return `${lines.join('\n')}\n`;
}

/** `office vote <id> yes|no`. */
export async function vote(desk: OpenDesk, request: Request): Promise<OfficeAnswer> {
  const [, id, word] = request.words;
  if (word !== 'yes' && word !== 'no') throw new StartError('A vote is yes or no.');
  const { reason = '' } = request.options;
  if (word === 'no' && reason.trim() === '') {
    throw new ActRefusal('Whoever asked wants to know why not: --reason.');
  }
  const merchant = merchantOf(desk, request);
  const actor = await personOf(desk, request);
  const report = await voteOn(desk, { merchant, actor, id: numberIn(id), vote: word, reason });
  return { text: said(report), value: report };
}

function said(report: VoteReport): string {
  if (report.state === 'open') {
    const role = report.role === null ? '' : `, one of ${report.role} among them`;
    const left = Math.max(report.votes, report.role === null ? 0 : 1);
    return `Your vote counts. It waits for ${counted(left, 'more', 'more')}${role}.\n`;
  }
  if (report.state === 'refused') return 'It is refused.\n';
  if (report.state === 'void') return 'Nobody decided in time: it is void.\n';
  if (report.state === 'lapsed') return `Nothing was done, and it has lapsed. ${report.why}\n`;
  const once = report.shownOnce === undefined ? '' : `Shown this once: ${report.shownOnce}\n`;
  return `${once}It is done.\n`;
}

/** `office withdraw <id>`. */
export async function withdrawRequest(desk: OpenDesk, request: Request): Promise<OfficeAnswer> {
  const merchant = merchantOf(desk, request);
  const actor = await personOf(desk, request);
  const { reason = '' } = request.options;
  const id = numberIn(request.words[1]);
  await withdraw(desk, { merchant, actor, id, reason });
  return { text: `${id} is taken back.\n`, value: { id } };
}
