import { sql } from 'kysely';
import type { Tx } from '../database/transact.ts';
import type { News } from '../live/news.ts';
import type { ActOutcome, ActSubject, Actor, AnyAct, Desk, Scene } from './act.ts';
import { writeAudit } from './audit.ts';

type DeskPart = 'events' | 'merchants' | 'settings' | 'vault' | 'passwords';

/** Where an act of this desk happens, but for what it is asked for. */
export function sceneOf<P>(
  { events, merchants, settings, vault, passwords }: Pick<Desk, DeskPart>,
  rest: Omit<Scene<P>, DeskPart>,
): Scene<P> {
  return {
    ...rest,
    events,
    merchants,
    settings,
    vault: () => vault(),
    passwords: () => passwords(),
  };
}

/** Does something, and takes it back where it fails: what was done before it stays. */
export async function attempt<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await sql`SAVEPOINT attempt`.execute(tx);
  try {
    const result = await work();
    await sql`RELEASE SAVEPOINT attempt`.execute(tx);
    return result;
  } catch (error) {
    await sql`ROLLBACK TO SAVEPOINT attempt`.execute(tx);
    throw error;
  }
}

/** What it would do, and nothing of it is done. */
export async function rehearse<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await sql`SAVEPOINT rehearsal`.execute(tx);
  const result = await work();
  await sql`ROLLBACK TO SAVEPOINT rehearsal`.execute(tx);
  return result;
}

interface Line {
  readonly act: Pick<AnyAct, 'name' | 'subjectKind'>;
  readonly actor: Actor;
  readonly merchant: string;
  readonly reason: string;
  readonly trace?: string | undefined;
  readonly approval?: bigint | undefined;
}

/** The line of an act that was done, in each book that it concerns; last in its transaction. */
export async function writeDown(
  tx: Tx,
  { act, merchant, ...line }: Line,
  { subject }: ActSubject,
  { before, after, alsoIn = [] }: Pick<ActOutcome<unknown>, 'before' | 'after' | 'alsoIn'>,
): Promise<void> {
  // In one order for all, so that none wait in a circle.
  for (const book of [...new Set([merchant, ...alsoIn])].toSorted()) {
    await writeAudit(tx, {
      trace: undefined,
      ...line,
      merchant: book,
      act: act.name,
      subjectKind: act.subjectKind,
      subject,
      before,
      after,
      // An approval is its merchant’s.
      approval: book === merchant ? line.approval : undefined,
    });
  }
}

/** It is done and written down by now; who hears nothing of it looks again soon. */
export async function tellAfterwards(
  desk: Pick<Desk, 'db' | 'tell'>,
  gather: ActOutcome<unknown>['news'],
): Promise<void> {
  if (gather === undefined) return;
  try {
    const news: readonly News[] = await gather(desk.db);
    if (news.length > 0) await desk.tell(news);
  } catch {
    // News is a hint, and an act that was done must not look like one that failed.
  }
}
