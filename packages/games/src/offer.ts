import type { Offer, OfferGame } from '@livery/gateway/extras';
import { houseGames } from './house.ts';

const VENDOR = 'BGS';

/** How a game of the house stands in a catalogue, beside what its mathematics says. */
const entries: Readonly<Record<string, Pick<OfferGame, 'title' | 'classify' | 'lines'>>> = {
  'moon-orchard': { title: 'Moon Orchard', classify: 'Classic', lines: 50 },
  'pegfall-prime': { title: 'Pegfall Prime', classify: 'Jackpot', lines: 50 },
};

/** Its rules have a page of their own, and the platform keeps its rounds as long as any law wants. */
export const rulesAndPace = (folder: string) => ({
  rules_url: `house:${folder}/rules.html`,
  round_seconds: 60,
});

export const houseOffer: Offer = {
  vendors: [{ code: VENDOR, name: 'Houselight', icon: `art:vendors/${VENDOR}`, position: 0 }],
  games: houseGames.flatMap(({ nodeId, folder, facts }, position) => {
    const entry = entries[nodeId];
    if (entry === undefined) return [];
    return [
      {
        ...entry,
        node_id: nodeId,
        vendor: VENDOR,
        category: 'RNG',
        is_new: false,
        practice: true,
        // What can really be played here leads the hot games.
        heat: 0,
        lotto_mode: '',
        game_code: `${VENDOR}_${nodeId}`,
        icon: `art:covers/${nodeId}`,
        rtp: facts.rtp,
        volatility: facts.volatility,
        max_win: facts.maxWin,
        min_bet: facts.minBet,
        max_bet: facts.maxBet,
        ...rulesAndPace(folder),
        position,
      },
    ];
  }),
};
