import { everyChapter } from '../../chapters/all.ts';
import { checkInvariants } from '../../kernel/database/invariants.ts';
import type { TestGateway } from '../gateway.ts';
import { addGambler, type Gambler } from './gambler.ts';
import { addOffer, type TestOffer } from './offers.ts';

/** Somebody with money of their own, a bonus that is wagered, and a game that is open. */
export interface BonusPlayer extends Gambler {
  readonly token: string;
  /** Takes another offer that is given at once. */
  take(offer?: TestOffer): Promise<string>;
  money(): Promise<{ cash: string; bonus: string; playable: string }>;
  /** The bonus that is wagered, or closes. */
  active(): Promise<ActiveBonus | undefined>;
}

interface ActiveBonus {
  readonly id: string;
  readonly state: string;
  readonly balance: string;
  readonly wagered: string;
  readonly required: string;
  readonly expiresAt?: number | undefined;
}

/** What does not hold in the books of a gateway, of any chapter. */
export async function breachesOf({ db }: TestGateway) {
  const invariants = everyChapter.flatMap(({ invariants: all = [] }) => all);
  const reports = await checkInvariants(db, invariants, null);
  return reports.filter(({ total }) => total > 0);
}

/** Of the newest bonuses of a member, how each stands. */
export const statesOf = async ({ browser }: Pick<Gambler, 'browser'>) =>
  (await browser.call('bonusRecords', { query: {} })).envelope.value?.list.map(
    ({ state }) => state,
  );

export async function addBonusPlayer(
  gateway: TestGateway,
  offer: TestOffer = {},
  money = 10_000n,
): Promise<BonusPlayer> {
  const gambler = await addGambler(gateway, { money });
  const take: BonusPlayer['take'] = async (given = {}) => {
    const id = await addOffer(gateway, given);
    const { text, envelope } = await gambler.browser.call('claimPromotion', {
      params: { id },
      body: {},
    });
    if (envelope.value?.grantId === undefined) throw new Error(`nothing was given: ${text}`);
    return envelope.value.grantId;
  };
  await take(offer);
  const token = await gambler.launch();
  if (token === undefined) throw new Error('no game was opened');
  return Object.assign(gambler, {
    token,
    take,
    async money() {
      const { value } = (await gambler.browser.call('wallet')).envelope;
      const { cash = '', bonus = '', playable = '' } = value ?? {};
      return { cash, bonus, playable };
    },
    active: async () => (await gambler.browser.call('bonus')).envelope.value?.active,
  });
}
