/** A percent is ten thousand millionths. */
const MILLIONTHS = 10_000;
const DECIMALS = 4;

/** As the contract writes rates: `0.7000`. */
export function toPercent(ppm: number): string {
  const whole = Math.trunc(ppm / MILLIONTHS);
  return `${whole}.${String(ppm % MILLIONTHS).padStart(DECIMALS, '0')}`;
}

export function toPpm(percent: string): number {
  const [whole = '', part = ''] = percent.split('.');
  return Number(whole) * MILLIONTHS + Number(part.padEnd(DECIMALS, '0'));
}
