import type { Query, Reply } from '@livery/contract/client';

/** What a lottery's launch says beside which game it is; nothing for any other. */
export type LaunchTerms = Pick<Query<'launch'>, 'prizeMode' | 'playType'>;

const lotteries: ReadonlySet<string> = new Set(['TCG_LOTTO_VN', 'TCG_SEA', 'LOTT', 'ELOTT']);

export const isLottery = (vendor: string): boolean => lotteries.has(vendor);

const playTypes: Readonly<Record<string, string>> = { LOTT: 'trad', ELOTT: 'ent' };

/** Which of the two ways of paying a lottery's prizes the platform has; `ELOTT` until it told. */
function prizeModeOf(mapping: Reply<'vendors'>['mapping'] | undefined): 'ELOTT' | 'LOTT' {
  if (!mapping) return 'ELOTT';
  const hasOne = mapping['ELOTT']?.some(({ vassalage }) =>
    ['TCG_LOTTO_VN', 'LOTT'].includes(vassalage),
  );
  return hasOne ? 'ELOTT' : 'LOTT';
}

/** A vendor of lotteries is told how prizes are paid, and two of them which play is meant. */
export function launchTermsOf(
  vendor: string,
  mapping: Reply<'vendors'>['mapping'] | undefined,
): LaunchTerms {
  if (!isLottery(vendor)) return {};
  const prizeMode = vendor === 'TCG_SEA' ? 'SEA' : prizeModeOf(mapping);
  const playType = playTypes[vendor];
  return { prizeMode, ...(playType ? { playType } : {}) };
}
