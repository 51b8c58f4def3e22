import { Type } from 'typebox';
import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import { defineAct } from '../../../kernel/acts/act.ts';
import { watermarked } from '../../../kernel/pictures/watermark.ts';
import { toDecimal } from '../../../kernel/money/money.ts';
import { depositStanding, tightest } from '../../care/index.ts';
import { getMember } from '../../member/index.ts';
import { bookedBefore } from '../deposits/movements/earlier.ts';
import { hasSlip } from '../deposits/rows/manual.ts';
import { factsOf, heldManual, reference } from './held.ts';
import { openSlip, sameSlipAs } from './slips.ts';

const closed = { additionalProperties: false } as const;

const reading = {
  permission: 'payments',
  approval: 'alone',
  isReading: true,
  subjectKind: 'deposit',
  params: Type.Object({ reference }, closed),
  hold: heldManual,
} as const;

/** Everything but the slip itself: what to look for at the bank, and whether there is room for it. */
export const readManual = defineAct({
  ...reading,
  name: 'manual-deposits.read',
  text: 'looked at a deposit by hand',
  async run({ tx, merchant, now }, { order, its }) {
    const { member_id: memberId, currency } = order;
    const member = await getMember(tx, merchant.code, memberId);
    const standing = await depositStanding(tx, merchant, memberId, now);
    // What it has reserved itself is its own.
    const reserved = standing.reserved - order.reserved;
    const room = tightest({ ...standing, reserved })?.room;
    const lines = await bookedBefore(tx, merchant.code).where('order_id', '=', order.id).execute();
    return {
      before: null,
      after: { member: memberId.toString() },
      result: {
        ...factsOf(order),
        reference: order.reference,
        account: member.account,
        name: member.profile['payeeName'] ?? '',
        sender: its.sender ?? '',
        way: order.method_name,
        ordered: order.created_at.toISOString(),
        sent: its.sent_at?.toISOString() ?? '',
        slip: (await hasSlip(tx, order)) ? 'yes' : 'no',
        'same slip for': await sameSlipAs(tx, order),
        room: room === undefined ? 'no limit' : toDecimal(room, currency),
        lines: lines.map(
          ({ movement, kind, amount }) => `${movement}: ${kind} ${toDecimal(amount, currency)}`,
        ),
      },
    };
  },
});

/** With the name of whoever looks at it across it; it is kept nowhere else. */
export const readSlip = defineAct({
  ...reading,
  name: 'manual-deposits.slip',
  text: 'looked at the slip of a deposit',
  async run({ tx, vault, actor, now }, { order }) {
    const bytes = await openSlip(tx, vault(), order);
    if (bytes === undefined) {
      throw new ActRefusal(`The deposit ${order.reference} has no slip (any more).`);
    }
    const mark = `${actor.operator} ${new Date(now).toISOString().slice(0, 16)}`;
    return {
      before: null,
      after: { member: order.member_id.toString() },
      result: { reference: order.reference },
      shownOnce: (await watermarked(bytes, mark)).toString('base64'),
    };
  },
});
