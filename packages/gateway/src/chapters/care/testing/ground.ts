import type { Kysely } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Database } from '../../../kernel/database/schema.ts';
import { transact } from '../../../kernel/database/transact.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { policyWith } from '../../../testing/sites.ts';
import { fromTo, houseAccount, openMemberAccount, post } from '../../cashier/index.ts';
import { createMember } from '../../member/index.ts';
import type { History, Step } from './history.ts';
import { CareModel } from './model.ts';
import { Player, type Seated } from './player.ts';

const START = 20_000n;

/** Plays histories on a database and beside it in a model; what differs is thrown. */
export class Ground {
  readonly db: Kysely<Database>;
  readonly base: Merchant;
  private played = 0;

  constructor(db: Kysely<Database>, base: Merchant) {
    this.db = db;
    this.base = base;
  }

  /** How many steps there were. */
  async play(given: History): Promise<number> {
    const { zone, breakMinutes, mostStake } = given;
    const singleStakeAtMost = mostStake === undefined ? 'none' : { PHP: mostStake };
    const merchant = Object.assign({}, this.base, {
      timeZone: zone,
      policy: policyWith({ breakMinutes, singleStakeAtMost }),
    });
    // Each a moment later: a millisecond has room for what happens in it, not for a thousand lives.
    const begins = Date.parse(given.begins) + (this.played % 60_000);
    this.played += 1;
    const ceiling = mostStake === undefined ? undefined : BigInt(mostStake) * 100n;
    const model = new CareModel({ zone, breakMinutes, mostStake: ceiling }, begins, START);
    const seated = await this.seat(merchant, begins);
    const one = new Player(this.db, merchant, model, seated);
    const steps: readonly Step[] = given.excludes
      ? [...given.steps, { do: 'exclude' }, { do: 'bet', amount: 1n }]
      : given.steps;
    for (const [place, step] of steps.entries()) {
      const told = await one.take(step);
      if (told.was !== told.should) {
        throw new Error(`step ${place}, ${step.do}: ${told.was} in place of ${told.should}`);
      }
    }
    await one.compare();
    return steps.length;
  }

  private seat(merchant: Merchant, at: number): Promise<Seated> {
    return transact(this.db, async (tx) => {
      const name = randomUUID().slice(0, 18).replaceAll('-', '_');
      const who = { account: name, nickname: name, type: 0, passwordHash: null };
      const { id: memberId } = await createMember(tx, { merchant: merchant.code, ...who, now: at });
      const owner = { merchant: merchant.code, memberId, currency: merchant.currency };
      const account = await openMemberAccount(tx, { ...owner, kind: 'cash' });
      const house = await houseAccount(tx, merchant.code, merchant.currency);
      const legs = fromTo(house, account, START);
      await post(tx, merchant.code, merchant.currency, [{ kind: 'bonus', at, legs }]);
      return { memberId, account };
    });
  }
}
