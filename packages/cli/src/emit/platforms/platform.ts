import { didYouMean } from '@livery/themes';
import type { OutputFile } from '@livery/merchants/output-file';
import { UsageError } from '@livery/merchants/usage-error';

/** What other makers of apps take tokens as. */
const platformNames = ['ios', 'android', 'figma'] as const;
export type AppPlatform = (typeof platformNames)[number];

/** Tokens that a platform has no value for, and why. */
export interface LeftOut {
  readonly platform: AppPlatform;
  readonly why: string;
  readonly tokens: readonly string[];
}

/** What one platform is given. */
export interface PlatformFiles {
  readonly files: readonly OutputFile[];
  readonly leftOut: readonly LeftOut[];
}

const isPlatform = (name: string): name is AppPlatform => platformNames.some((one) => one === name);

/** The platforms somebody asked for, each once, in whatever way they were listed. */
export function platformsAsked(said: readonly string[]): readonly AppPlatform[] {
  const names = said.flatMap((one) => one.split(',')).map((one) => one.trim().toLowerCase());
  const faults = [...new Set(names)].flatMap((name) => {
    if (isPlatform(name)) return [];
    const hint = didYouMean(name, platformNames) ?? `There are ${platformNames.join(', ')}.`;
    return [`"${name}" is no platform. ${hint}`];
  });
  if (faults.length > 0) throw new UsageError(faults.join('\n'));
  return platformNames.filter((name) => names.includes(name));
}
