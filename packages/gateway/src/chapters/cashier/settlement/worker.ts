import type { House } from '../../chapter.ts';
import { providerOf } from '../providers/accounts.ts';
import { startLooking, type OpenWork } from '../../../kernel/time/looking.ts';
import { claimDay, openDays, putOffDay, type SettlementDay } from './days.ts';
import { readDay } from './read.ts';

/** Reads what providers say of each day, and holds it against the books. The rows are the jobs. */
export function startSettlement(house: House): OpenWork {
  const { db, clock, warn } = house;

  const read = async (day: SettlementDay): Promise<void> => {
    const { merchant, provider: name } = day;
    try {
      const provider = await providerOf(house, day);
      if (provider?.can.settlement !== true) throw new Error('nobody to be asked');
      const differing = await readDay(house, provider, day);
      if (differing > 0) {
        const about = { merchant, provider: name, day: day.day, differing };
        warn(about, 'a provider’s list and the books differ');
      }
    } catch (error) {
      warn(
        { err: error, merchant, provider: name, day: day.day },
        'a provider’s list was not read',
      );
      const fault = error instanceof Error ? error.message.slice(0, 200) : 'unknown';
      await putOffDay(db, day, fault, clock());
    }
  };

  const look = async (): Promise<boolean> => {
    await openDays(db, clock());
    const day = await claimDay(db, clock());
    if (day !== undefined) await read(day);
    return day !== undefined;
  };

  return startLooking(look, (error) => warn({ err: error }, 'no settlement was looked for'));
}
