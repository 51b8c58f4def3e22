import { loadMerchants } from '../../kernel/sites/merchants.ts';
import { readConfig } from '../../kernel/config/config.ts';
import type { AnyAct } from '../../kernel/acts/act.ts';
import { voteOn } from '../../kernel/acts/approvals/vote.ts';
import { runAct } from '../../kernel/acts/run.ts';
import { openDatabase } from '../../kernel/database/pool.ts';
import { actNamed } from '../../operator/acts.ts';
import { deskOn } from '../../operator/desk.ts';
import { terminalHere } from '../../operator/terminal/here.ts';

/** Orders an act, or votes last on one, and kills itself where it is told to. */
const [database = '', sites = '', order = '', where = ''] = process.argv.slice(2);
const die = (): void => process.kill(process.pid, 'SIGKILL') as unknown as void;
const given = JSON.parse(order) as {
  readonly operator: string;
  readonly act: string;
  readonly params: object;
  readonly vote?: string;
};

function dying(act: AnyAct): AnyAct {
  return {
    ...act,
    async hold(scene) {
      if (where === 'before it is held') die();
      const held = await act.hold(scene);
      if (where === 'while it is held') die();
      return held;
    },
    async run(scene, held) {
      const outcome = await act.run(scene, held);
      if (where === 'when it is changed') die();
      const { news } = outcome;
      return {
        ...outcome,
        news: async (db) => {
          if (where === 'after the commit') die();
          return (await news?.(db)) ?? [];
        },
      };
    },
  };
}

const db = openDatabase(database, () => {}, 1);
const merchants = loadMerchants(sites);
const [merchant] = merchants;
const act = actNamed(given.act);
if (merchant === undefined || act === undefined) throw new Error('nothing to be done');
const config = readConfig({});
const desk = {
  ...deskOn(db, { ...config, merchants, clock: Date.now, terminal: terminalHere() }),
  actNamed: () => dying(act),
};
const actor = { operator: given.operator, person: given.operator, place: 'here' };
const reason = 'somebody pulled the plug';
if (given.vote === undefined) {
  await runAct(desk, dying(act), { merchant, actor, params: given.params, reason });
} else {
  await voteOn(desk, { merchant, actor, id: BigInt(given.vote), vote: 'yes', reason });
}
await db.destroy();
