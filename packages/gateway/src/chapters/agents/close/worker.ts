import type { House } from '../../chapter.ts';
import { startLooking, type OpenWork } from '../../../kernel/time/looking.ts';
import { closeDays } from './close.ts';

/** Looks between two of them: a day ends once a day. */
const EVERY = 5;

/** Closes days that are over, in every gateway; the rows are the jobs. */
export function startCloses(house: House): OpenWork {
  const { sites, warn } = house;
  let turn = 0;
  const look = async (): Promise<boolean> => {
    turn += 1;
    if (turn % EVERY !== 1) return false;
    for (const merchant of sites.merchants) {
      await closeDays(house, merchant).catch((error: unknown) =>
        warn({ err: error, merchant: merchant.code }, 'a day of agents was not closed'),
      );
    }
    return false;
  };
  return startLooking(look, (error) => warn({ err: error }, 'no day of agents was closed'));
}
