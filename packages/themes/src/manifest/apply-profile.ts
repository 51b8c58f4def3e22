import type { Diagnostic } from './diagnostic.ts';
import { fill, type Manifest } from './manifest.ts';
import type { Report } from './places.ts';
import type { ManifestFile } from './schema.ts';
import { atLeast, floors } from '../jurisdictions/floors.ts';
import type { PlayPolicy } from '../jurisdictions/policy.ts';
import type { Profile } from '../jurisdictions/profiles.ts';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** One part of the policy: the stricter of wish and floor, with a complaint when they differ. */
function part<Key extends keyof PlayPolicy>(
  key: Key,
  wish: PlayPolicy[Key] | undefined,
  profile: Profile,
): { value: PlayPolicy[Key]; says?: string } {
  const floor: PlayPolicy[Key] = profile.play[key];
  if (wish === undefined) return { value: floor };
  const rule: (typeof floors)[Key] = floors[key];
  const value = rule.meet(wish, floor);
  return same(value, wish) ? { value } : { value, says: rule.says(floor) };
}

const ceilings = ['depositCeilingMonth', 'singleStakeAtMost'] as const;

/** Currencies in which a law says its ceilings, where the merchant's is none of them: it would have 0 throughout. */
function otherCurrencies(play: PlayPolicy, currency: string): string[] {
  const named = ceilings.flatMap((key) => {
    const most = play[key];
    return most === 'none' || currency in most ? [] : Object.keys(most);
  });
  return [...new Set(named)];
}

/**
 * A jurisdiction's floors have the last word. What is milder is an error where
 * it was said; and whatever becomes of the error, what comes out is never milder.
 */
export function applyProfile(
  said: Omit<ManifestFile, 'brand' | 'logo'> & Pick<Manifest, 'brand' | 'logo'>,
  profile: Profile,
  report: Report,
): { manifest: Manifest; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const filled = fill(said, profile);
  const refuse = (path: readonly (string | number)[], what: string, owed: string): void => {
    diagnostics.push(
      report(
        path,
        'jurisdiction.floor',
        `${what} is milder than ${profile.name} (${profile.key}) allows.`,
        `It must be ${owed}.`,
      ),
    );
  };

  if (filled.minAge < profile.minAge)
    refuse(['minAge'], `"minAge" ${filled.minAge}`, atLeast.says(profile.minAge));

  const play = Object.fromEntries(
    (Object.keys(floors) as (keyof PlayPolicy)[]).map((key) => {
      const { value, says } = part(key, said.play?.[key], profile);
      if (says !== undefined) refuse(['play', key], `"play.${key}"`, says);
      return [key, value];
    }),
  ) as unknown as PlayPolicy;

  const owedIn = otherCurrencies(profile.play, filled.currency);
  if (owedIn.length > 0)
    refuse(['currency'], `The currency ${filled.currency}`, owedIn.join(' or '));

  const flags = { ...filled.flags };
  for (const name of profile.flagsOff) {
    if (flags[name]) refuse(['flags', name], `The feature ${name}`, 'off');
    flags[name] = false;
  }
  for (const [index, key] of filled.menus.agent.entries()) {
    if (profile.menusOff.includes(key))
      refuse(['menus', 'agent', index], `The menu entry ${key}`, 'left out');
  }
  const noJackpots = profile.jackpots === 'off';
  if (noJackpots && said.jackpotMode !== undefined && said.jackpotMode !== 'off')
    refuse(['jackpotMode'], 'A jackpot', '"off"');

  return {
    diagnostics,
    manifest: {
      ...filled,
      brand: said.brand,
      logo: said.logo,
      minAge: Math.max(filled.minAge, profile.minAge),
      play,
      flags,
      menus: { agent: filled.menus.agent.filter((key) => !profile.menusOff.includes(key)) },
      jackpotMode: noJackpots ? 'off' : filled.jackpotMode,
    },
  };
}
