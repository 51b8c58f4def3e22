/** Of a percent with up to four decimals: millionths, or undefined. */
export function ppmOf(percent: string): number | undefined {
  const match = /^(\d{1,3})(?:\.(\d{1,4}))?$/.exec(percent);
  if (match === null) return undefined;
  return Number(`${match[1]}${(match[2] ?? '').padEnd(4, '0')}`);
}

export function percentOf(ppm: number): string {
  const text = String(ppm).padStart(5, '0');
  return `${text.slice(0, -4)}.${text.slice(-4)}`;
}
