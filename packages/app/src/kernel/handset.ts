/** The system that a phone runs, as far as a page can tell. */
export interface Handset {
  readonly system: 'android' | 'ios';
  /** Of iOS alone: before and after the first point. */
  readonly version?: readonly [major: number, minor: number];
}

/** An iPad says that it is a Mac, but no Mac has fingers on it. */
const isTablet = (agent: string): boolean =>
  agent.includes('Macintosh') && navigator.maxTouchPoints > 1;

export function handsetOf(agent: string = navigator.userAgent): Handset | undefined {
  if (/Android/i.test(agent)) return { system: 'android' };
  const [, major, minor] = /(?:iPhone|iPad|iPod).*? OS (\d+)[._](\d+)/.exec(agent) ?? [];
  if (major && minor) return { system: 'ios', version: [Number(major), Number(minor)] };
  return /iPhone|iPad|iPod/.test(agent) || isTablet(agent) ? { system: 'ios' } : undefined;
}
