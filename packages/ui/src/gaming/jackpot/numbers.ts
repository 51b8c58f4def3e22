/** Between 0 and 1, as `Math.random` gives. */
export type Random = () => number;

const integer = (random: Random, least: number, most: number): number =>
  least + Math.min(most - least, Math.floor(random() * (most - least + 1)));

const hundredths = (value: number): string =>
  `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`;

/** What the banner may show, in hundredths. */
const banner = [83_300_000_000, 83_399_999_900] as const;
const menu = [11_000_000, 18_000_000] as const;
const growth = [100, 500] as const;
const seconds = [3, 5] as const;

/** How long a number on the banner stands, in ms. */
export const bannerPause = 3000;

/** What stands there before the first number is drawn; the same on server and client. */
export const bannerRest = hundredths(banner[0]);
export const menuRest = String(menu[0]);

/** Where the banner begins, in hundredths. */
export const bannerStart = (random: Random): number => integer(random, ...banner);

/** So much of what is left to the most it grows by at once, at the most. */
const share = 0.002;

/** The next number of the banner, in hundredths: a jackpot only climbs, and never past the most. */
export function bannerNext(random: Random, amount: number): number {
  const left = banner[1] - amount;
  return amount + Math.min(left, Math.ceil(random() * left * share) + 1);
}

/** A number of the banner as a decimal string with two places. */
export const bannerAmount = (amount: number): string => hundredths(amount);

/** Where the counter of the side menu begins. */
export const menuStart = (random: Random): number => integer(random, ...menu);

/** How much it grows at once. */
export const menuStep = (random: Random): number => integer(random, ...growth);

/** How long it waits before it does, in ms. */
export const menuPause = (random: Random): number => integer(random, ...seconds) * 1000;
