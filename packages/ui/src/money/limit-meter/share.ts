import { compareDecimals, lessDecimals } from '../../foundations/money/index.ts';

/** A limit is near its end from four fifths of it on. */
const near = 800n;

export interface LimitShare {
  readonly state: 'calm' | 'near' | 'reached';
  /** What is left, as a decimal string; never less than nothing. */
  readonly room: string;
  /** How much is used, in thousandths of the whole. */
  readonly part: number;
}

const scaled = (text: string, places: number): bigint => {
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt((whole || '0') + fraction.padEnd(places, '0'));
};

/** How far a limit is used up. It is reckoned in whole numbers: a limit is law, and no rounding may reach it. */
export function shareOf(used: string, limit: string): LimitShare {
  if (compareDecimals(used, limit) >= 0) return { state: 'reached', room: '0', part: 1000 };
  const places = Math.max(...[used, limit].map((text) => text.split('.')[1]?.length ?? 0));
  const spent = compareDecimals(used, '0') > 0 ? used : '0';
  const part = (scaled(spent, places) * 1000n) / scaled(limit, places);
  return {
    state: part >= near ? 'near' : 'calm',
    room: lessDecimals(limit, spent),
    part: Number(part),
  };
}
