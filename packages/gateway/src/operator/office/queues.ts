import { everyChapter } from '../../chapters/all.ts';
import { requirePermission, requireRole } from '../../kernel/acts/permissions.ts';
import { openApprovals } from '../../kernel/acts/approvals/rows.ts';
import type { Queue, QueueAct, QueueItem } from '../../kernel/acts/queue.ts';
import { transact } from '../../kernel/database/transact.ts';
import { StartError } from '../../kernel/start-error.ts';
import { paramsOf, readParams } from '../act/params.ts';
import { textOfAct } from '../acts.ts';
import { PAGE, type OpenDesk } from '../terminal/command.ts';
import { differences } from '../terminal/differences.ts';
import { columns, minuteOf, oneLine } from '../terminal/print.ts';
import {
  merchantOf,
  numberOf,
  orderFor,
  personOf,
  type Request,
  type OfficeAnswer,
} from './request.ts';

/** What waits for people, of every chapter. */
export const queues: readonly Queue[] = everyChapter.flatMap((chapter) => chapter.queues ?? []);

export const APPROVALS = 'approvals';

function queueNamed(name: string | undefined): Queue {
  const found = queues.find((queue) => queue.name === name);
  if (found !== undefined) return found;
  const names = [...queues.map((queue) => queue.name), APPROVALS].join(', ');
  throw new StartError(`There is no queue ${name ?? ''}. There are ${names}.`);
}

/** `office queue <name>`: no more of a person than has to be, and so no line in the book. */
export async function listQueue(desk: OpenDesk, request: Request): Promise<OfficeAnswer> {
  const [, name] = request.words;
  const merchant = merchantOf(desk, request);
  const actor = await personOf(desk, request);
  const now = desk.clock();
  const after = request.options['after'];
  const limit = PAGE + 1;
  const items = await transact(desk.db, async (db): Promise<readonly QueueItem[]> => {
    if (name === APPROVALS) {
      // Whoever works here sees what waits for a second eye.
      await requireRole(db, actor.operator, merchant.code);
      const above = after === undefined ? 0n : numberOf(after, 'number of an approval');
      return approvalItems(await openApprovals(db, merchant.code, now, above, limit));
    }
    const queue = queueNamed(name);
    const wanted = { permission: queue.permission, isReading: true } as const;
    await requirePermission(db, actor.operator, merchant.code, wanted);
    return queue.list({ db, merchant, now, after, limit });
  });
  const shown = items.slice(0, PAGE);
  const rows = shown.map(({ id, since, facts }) => [
    oneLine(id),
    minuteOf(since),
    ...facts.map(oneLine),
  ]);
  const more =
    items.length > PAGE
      ? `More: pnpm gateway office queue ${name} --after ${shown.at(-1)?.id}\n`
      : '';
  return {
    text: rows.length === 0 ? `Nothing waits in ${name}.\n` : `${columns(rows)}\n${more}`,
    value: { items: shown },
  };
}

const approvalItems = (rows: Awaited<ReturnType<typeof openApprovals>>): readonly QueueItem[] =>
  rows.map((row) => ({
    id: row.id.toString(),
    since: row.asked_at,
    facts: [row.asked_by, textOfAct(row.act), `${row.subject_kind} ${row.subject}`],
  }));

/** `office show <queue> <id>`: an act, since it shows a person. */
export async function showItem(desk: OpenDesk, request: Request): Promise<OfficeAnswer> {
  const [, name, id] = request.words;
  const { show } = queueNamed(name);
  if (id === undefined) throw new StartError('Missing: which one.');
  if (show === undefined) throw new StartError(`The list of ${name} says all there is.`);
  return orderFor(desk, request, show.act, show.of(id), (result) => {
    const facts = differences({ before: null, after: result as Readonly<Record<string, unknown>> });
    return `${facts.map((line) => `  ${line}`).join('\n')}\n`;
  });
}

/** What of an act’s parameters is typed, since the id does not say it. */
const typedParams = ({ act, of }: QueueAct, id: string) => {
  const given = of(id);
  return { given, params: paramsOf(act).filter((param) => !(param.name in given)) };
};

/** `office decide <queue> <id> <decision>`. */
export async function decideItem(desk: OpenDesk, request: Request): Promise<OfficeAnswer> {
  const [, name, id, word] = request.words;
  const queue = queueNamed(name);
  const { decisions } = queue;
  if (id === undefined) throw new StartError('Missing: which one.');
  const decision = word === undefined ? undefined : decisions[word];
  if (decision === undefined) {
    const all = Object.entries(decisions).map(([one, { about }]) => [one, about]);
    throw new StartError(
      all.length === 0
        ? `Nothing is decided of ${name} here.`
        : `What is decided of ${name}:\n${columns(all)}`,
    );
  }
  const { given, params } = typedParams(decision, id);
  const read = readParams(params, ({ option }) => request.options[option.slice(2)]);
  return orderFor(desk, request, decision.act, { ...read, ...given }, (result) => {
    const facts = differences({ before: null, after: result as Readonly<Record<string, unknown>> });
    return `Done: ${textOfAct(decision.act.name)}.\n${facts.map((line) => `  ${line}\n`).join('')}`;
  });
}
