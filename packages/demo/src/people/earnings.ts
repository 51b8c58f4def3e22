type AgentRates = Readonly<Record<string, number>>;

/** Millionths of what counts, by the kind of account: whoever leads has more than whom they lead. */
export const agentRates: Readonly<Record<number, AgentRates>> = {
  2: { RNG: 5_000, FISH: 4_000, LIVE: 2_500, PVP: 2_500, SPORTS: 3_000, LOTT: 4_500 },
  41: { RNG: 7_000, FISH: 5_000, LIVE: 3_000, PVP: 3_000, SPORTS: 4_000, LOTT: 6_000 },
  42: { RNG: 4_500, FISH: 3_000, LIVE: 2_000, PVP: 2_000, SPORTS: 2_500, LOTT: 4_000 },
};

/** Whoever has rates is paid by the close of each day. */
export const isPaidByCloses = (type: number): boolean => Object.hasOwn(agentRates, type);
