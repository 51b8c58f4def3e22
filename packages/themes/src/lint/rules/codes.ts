import type { Rule } from '../rule.ts';

const bare = (origin: string): string =>
  origin.replace(/^https?:\/\//, '').replace(/:(\d+|\*)$/, '');

/**
 * The page for phone codes runs a captcha of others, so that its origin is
 * nobody else's: neither the site, which has the session, nor the games.
 */
export const codesRule: Rule = function* ({ manifest, report }) {
  const origin = manifest.firebase?.codes;
  if (origin === undefined) return;
  const host = bare(origin);
  const others = [...manifest.domains, ...manifest.hosts.games.map(bare)];
  if (others.includes(host))
    yield report(
      ['firebase', 'codes'],
      'firebase.codes-own',
      `"${host}" is a host of the site or of its games; a captcha loaded there could reach them.`,
      'Give phone codes a host of their own.',
    );
  if (manifest.environment !== 'demo' && host.endsWith('.localhost'))
    yield report(
      ['firebase', 'codes'],
      'firebase.codes-local',
      `"${host}" is this machine, and only a demo is.`,
      'Name an https address that players reach.',
    );
};
