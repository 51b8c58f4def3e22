import { Type } from 'typebox';
import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import { defineAct, type ActOutcome } from '../../../kernel/acts/act.ts';
import type { Queue } from '../../../kernel/acts/queue.ts';
import { letterFacts, LetterText, ofLetter, soundLetter } from '../inbox/given.ts';
import { beginCampaign, recentCampaigns, type CampaignRow } from './store.ts';

const DAY = 86_400_000;

const factsOf = ({ state, written, passed_over: passedOver }: CampaignRow) => ({
  state,
  written: written.toString(),
  passedOver: passedOver.toString(),
});

export const sendLetterToAll = defineAct({
  ...ofLetter,
  name: 'letter.send-to-all',
  text: 'wrote a letter to everybody',
  params: Type.Object({ letter: LetterText }, { additionalProperties: false }),
  hold: async () => ({ subject: 'everybody' }),
  async run({ tx, merchant, params, now }): Promise<ActOutcome<{ campaign: string }>> {
    const letter = soundLetter(merchant, params.letter, 'system');
    const campaign = (await beginCampaign(tx, merchant, letter, now)).toString();
    return { before: null, after: { campaign, ...letterFacts(letter) }, result: { campaign } };
  },
});

/** At once: who has the letter keeps it, and nobody else gets it. */
export const stopCampaign = defineAct({
  name: 'letter.stop',
  permission: 'letters',
  approval: 'alone',
  text: 'stopped a letter to everybody',
  subjectKind: 'campaign',
  params: Type.Object(
    { campaign: Type.String({ pattern: '^[0-9]{1,18}$', description: 'its number' }) },
    { additionalProperties: false },
  ),
  async hold({ tx, merchant, params }) {
    const campaign = await tx
      .selectFrom('campaign')
      .selectAll()
      .where((its) => its.and({ merchant: merchant.code, id: BigInt(params.campaign) }))
      .forUpdate()
      .executeTakeFirst();
    if (campaign === undefined) {
      throw new ActRefusal(`${merchant.code} has no letter to everybody ${params.campaign}.`);
    }
    if (campaign.state !== 'running') {
      throw new ActRefusal(`Letter ${params.campaign} is ${campaign.state} already.`);
    }
    return { subject: campaign.id.toString(), campaign };
  },
  async run({ tx, merchant, now }, { campaign }) {
    await tx
      .updateTable('campaign')
      .set({ state: 'stopped', ended_at: new Date(now) })
      .where((its) => its.and({ merchant: merchant.code, id: campaign.id }))
      .execute();
    const after = { ...factsOf(campaign), state: 'stopped' };
    return { before: factsOf(campaign), after, result: after };
  },
});

/** How far each has come, for a day after its end too. */
export const campaignQueue: Queue = {
  name: 'letters',
  about: 'letters to everybody: how many are written, and how many passed over',
  permission: 'letters',
  async list({ db, merchant, now, after = '0', limit }) {
    if (!/^\d{1,18}$/.test(after)) throw new ActRefusal(`${after} is the number of no letter.`);
    const since = new Date(now - DAY);
    const rows = await recentCampaigns(db, merchant.code, { after: BigInt(after), since, limit });
    return rows.map((row) => ({
      id: row.id.toString(),
      since: row.made_at,
      facts: [
        row.state,
        row.kind,
        `${row.written} written`,
        `${row.passed_over} passed over`,
        Object.values(row.titles)[0] ?? '',
      ],
    }));
  },
  decisions: {
    stop: {
      act: stopCampaign,
      about: 'writes to nobody else',
      of: (campaign) => ({ campaign }),
    },
  },
};
