import { Refusal } from '../../refusal.ts';
import { transact, type Tx } from '../../database/transact.ts';
import type { Merchant } from '../../sites/merchants.ts';
import { ActRefusal } from '../act-refusal.ts';
import type { ActOutcome, ActSubject, Actor, AnyAct, Desk } from '../act.ts';
import { writeAudit } from '../audit.ts';
import { soundParams } from '../params.ts';
import { attempt, sceneOf, tellAfterwards, writeDown } from '../perform.ts';
import { requirePermission, requireVote } from '../permissions.ts';
import { digestOf, versionOf } from './content.ts';
import { endApproval, holdApproval, lacking, NOT_IN_TIME, type ApprovalRow } from './rows.ts';

export interface VoteOrder {
  readonly merchant: Merchant;
  readonly actor: Actor;
  readonly id: bigint;
  readonly vote: 'yes' | 'no';
  readonly reason: string;
}

/** What became of it with this vote. */
export type VoteReport =
  | { readonly state: 'open'; readonly votes: number; readonly role: string | null }
  | { readonly state: 'refused' }
  | { readonly state: 'void' }
  | { readonly state: 'lapsed'; readonly why: string }
  | { readonly state: 'done'; readonly result: unknown; readonly shownOnce: string | undefined };

interface Voted {
  readonly report: VoteReport;
  readonly news: ActOutcome<unknown>['news'];
}

/**
 * Takes a vote; with the last that is needed the act runs anew from its start,
 * as whoever asked, in the transaction that counts the votes (ADR 190).
 */
export async function voteOn(desk: Desk, order: VoteOrder): Promise<VoteReport> {
  const now = desk.clock();
  const { report, news } = await transact(desk.db, (tx) => new Voting(desk, tx, order, now).take());
  await tellAfterwards(desk, news);
  return report;
}

/** Whoever asked thinks better of it. */
export async function withdraw(
  desk: Desk,
  { merchant, actor, id, reason }: Omit<VoteOrder, 'vote'>,
): Promise<void> {
  const now = desk.clock();
  await transact(desk.db, async (tx) => {
    const asked = await holdApproval(tx, { merchant: merchant.code, id });
    if (asked.asked_by !== actor.operator) {
      throw new ActRefusal(`${asked.asked_by} asked for ${id}, and takes it back or does not.`);
    }
    requireOpen(asked);
    await endApproval(tx, asked, 'withdrawn', null, now);
    await writeVote(tx, { merchant, actor, reason }, asked, 'withdrew');
  });
}

class Voting {
  private readonly desk: Desk;
  private readonly tx: Tx;
  private readonly order: VoteOrder;
  private readonly now: number;

  constructor(desk: Desk, tx: Tx, order: VoteOrder, now: number) {
    this.desk = desk;
    this.tx = tx;
    this.order = order;
    this.now = now;
  }

  async take(): Promise<Voted> {
    const { merchant, actor, id, vote, reason } = this.order;
    const asked = await holdApproval(this.tx, { merchant: merchant.code, id });
    requireOpen(asked);
    if (this.now >= asked.expires_at.getTime()) {
      await endApproval(this.tx, asked, 'void', NOT_IN_TIME, this.now);
      return { report: { state: 'void' }, news: undefined };
    }
    const act = this.desk.actNamed(asked.act);
    if (act === undefined) return this.lapse(asked, `${asked.act} is no act of this release.`);
    await requireVote(this.tx, actor.operator, merchant.code, act);
    await this.requireFirst(asked);
    await this.tx
      .insertInto('approval_vote')
      .values({
        merchant: merchant.code,
        approval_id: id,
        operator: actor.operator,
        vote,
        reason,
        at: new Date(this.now),
      })
      .execute();
    return vote === 'no' ? this.refuse(asked) : this.decide(asked, act);
  }

  /** The database says the same, in fewer words. */
  private async requireFirst({ merchant, id, asked_by }: ApprovalRow): Promise<void> {
    const { operator } = this.order.actor;
    if (asked_by === operator) {
      throw new ActRefusal(`${operator} asked for it, and has no vote on it.`);
    }
    const earlier = await this.tx
      .selectFrom('approval_vote')
      .select('vote')
      .where((its) => its.and({ merchant, approval_id: id, operator }))
      .executeTakeFirst();
    if (earlier !== undefined)
      throw new ActRefusal(`${operator} has voted ${earlier.vote} before.`);
  }

  private async refuse(asked: ApprovalRow): Promise<Voted> {
    const { actor, reason } = this.order;
    await endApproval(this.tx, asked, 'refused', `${actor.operator}: ${reason}`, this.now);
    await writeVote(this.tx, this.order, asked, 'no');
    return { report: { state: 'refused' }, news: undefined };
  }

  private async decide(asked: ApprovalRow, act: AnyAct): Promise<Voted> {
    const left = await lacking(this.tx, asked);
    if (left.votes > 0 || left.role !== null) {
      await writeVote(this.tx, this.order, asked, 'yes');
      return { report: { state: 'open', ...left }, news: undefined };
    }
    try {
      return await attempt(this.tx, () => this.perform(asked, act));
    } catch (error) {
      if (error instanceof ActRefusal) return this.lapse(asked, error.message, 'yes');
      if (error instanceof Refusal) return this.lapse(asked, `Refused: ${error.code}.`, 'yes');
      throw error;
    }
  }

  /** As if it were asked for now, by whoever did. */
  private async perform(asked: ApprovalRow, act: AnyAct): Promise<Voted> {
    const { tx, now } = this;
    const { merchant } = this.order;
    const actor: Actor = { operator: asked.asked_by, person: asked.asked_by, place: asked.place };
    await requirePermission(tx, actor.operator, merchant.code, act);
    if (!digestOf(asked.params).equals(asked.params_hash)) {
      throw new ActRefusal('What was asked for is not what stands there.');
    }
    const params = soundParams(act, asked.params);
    await endApproval(tx, asked, 'done', null, now);
    const scene = sceneOf(this.desk, {
      tx,
      merchant,
      params,
      now,
      actor,
      reason: asked.reason,
      approval: asked.id,
    });
    const held = await act.hold(scene);
    requireEnough(act, asked, scene, held);
    const outcome = await act.run(scene, held);
    if (held.subject !== asked.subject || !versionOf(held, outcome).equals(asked.subject_version)) {
      throw new ActRefusal(
        `The ${asked.subject_kind} has changed since it was asked for; look again, and ask anew.`,
      );
    }
    await writeVote(tx, this.order, asked, 'yes');
    const line = { act, actor, merchant: merchant.code, reason: asked.reason, approval: asked.id };
    await writeDown(tx, line, held, outcome);
    const { result, shownOnce, news } = outcome;
    return { report: { state: 'done', result, shownOnce }, news };
  }

  private async lapse(asked: ApprovalRow, why: string, vote?: 'yes'): Promise<Voted> {
    await endApproval(this.tx, asked, 'lapsed', why, this.now);
    if (vote !== undefined) await writeVote(this.tx, this.order, asked, vote);
    return { report: { state: 'lapsed', why }, news: undefined };
  }
}

const said: Readonly<Record<Exclude<ApprovalRow['state'], 'open'>, string>> = {
  done: 'is done',
  refused: 'was refused',
  lapsed: 'has lapsed',
  void: 'is void, since nobody decided in time',
  withdrawn: 'was taken back',
};

function requireOpen({ id, state }: ApprovalRow): void {
  if (state !== 'open') throw new ActRefusal(`${id} ${said[state]}.`);
}

/** Where the rule asks for more people than it did when it was asked for, fewer are not enough. */
function requireEnough(
  { approval }: AnyAct,
  { votes_needed, role_needed }: ApprovalRow,
  scene: Parameters<AnyAct['run']>[0],
  held: ActSubject,
): void {
  const wanted =
    typeof approval === 'object' && 'of' in approval ? approval.of(scene, held) : approval;
  if (wanted === 'alone') return;
  const isOther = wanted.oneOf !== undefined && wanted.oneOf !== role_needed;
  if (wanted.eyes - 1 <= votes_needed && !isOther) return;
  throw new ActRefusal('By now it takes more people than when it was asked for; ask anew.');
}

async function writeVote(
  tx: Tx,
  { merchant, actor, reason }: Pick<VoteOrder, 'merchant' | 'actor' | 'reason'>,
  { id, act }: ApprovalRow,
  vote: 'yes' | 'no' | 'withdrew',
): Promise<void> {
  await writeAudit(tx, {
    merchant: merchant.code,
    actor,
    act: 'approval.vote',
    subjectKind: 'approval',
    subject: id.toString(),
    reason,
    before: null,
    after: { act, vote },
    trace: undefined,
  });
}
