import type { TSchema } from 'typebox';
import { ActRefusal } from '../act-refusal.ts';
import type { Act, ActOutcome, ActSubject, Approval, Scene, WaitingFor } from '../act.ts';
import { writeAudit } from '../audit.ts';
import { digestOf, versionOf } from './content.ts';

/** What nobody has decided by then is void. */
const LIFE = 24 * 60 * 60_000;

interface Asked {
  readonly held: ActSubject;
  /** What it would do, by the rules of this moment. */
  readonly would: ActOutcome<unknown>;
  readonly approval: Exclude<Approval, 'alone'>;
  readonly trace: string | undefined;
}

/** Writes down what somebody wants to be done, for others to vote on. */
export async function ask<P extends TSchema, S extends ActSubject, R>(
  act: Pick<Act<P, S, R>, 'name' | 'text' | 'subjectKind'>,
  { tx, merchant, actor, params, now, reason }: Scene<unknown>,
  { held, would, approval, trace }: Asked,
): Promise<WaitingFor> {
  if (actor.operator === 'system') {
    throw new ActRefusal(
      `Nobody has “${act.text}” as a script: people ask for it and agree, each with --as.`,
    );
  }
  if (reason.trim() === '') {
    throw new ActRefusal('Others have to agree, and want to know why: --reason.');
  }
  const votes = approval.eyes - 1;
  const oneOf = approval.oneOf ?? null;
  const { id } = await tx
    .insertInto('approval')
    .values({
      merchant: merchant.code,
      act: act.name,
      params: JSON.stringify(params),
      params_hash: digestOf(params),
      subject_kind: act.subjectKind,
      subject: held.subject,
      subject_version: versionOf(held, would),
      before: would.before === null ? null : JSON.stringify(would.before),
      after: would.after === null ? null : JSON.stringify(would.after),
      asked_by: actor.operator,
      place: actor.place,
      reason,
      asked_at: new Date(now),
      expires_at: new Date(now + LIFE),
      votes_needed: votes,
      role_needed: oneOf,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeAudit(tx, {
    merchant: merchant.code,
    actor,
    act: 'approval.ask',
    subjectKind: 'approval',
    subject: id.toString(),
    reason,
    before: null,
    after: { act: act.name, [act.subjectKind]: held.subject, votes },
    trace,
  });
  return { approval: id.toString(), votes, oneOf };
}
