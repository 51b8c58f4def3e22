import type { Rule } from '../rule.ts';

const bare = (host: string): string => host.replace(/:(\d+|\*)$/, '');

/**
 * A game runs with scripts in a frame, so it must come from a host of its own.
 * A wildcard port suits a demo on one machine; a live site names what it trusts.
 */
export const hostsRule: Rule = function* ({ manifest, report }) {
  for (const [index, host] of manifest.hosts.games.entries()) {
    if (!manifest.domains.includes(bare(host))) continue;
    yield report(
      ['hosts', 'games', index],
      'manifest.host-own',
      `"${host}" is the site's own host; a game framed from it could reach the site.`,
      'Serve games from a host of their own.',
    );
  }
  if (manifest.environment === 'demo') return;
  for (const kind of ['games', 'images', 'customerService'] as const) {
    for (const [index, host] of manifest.hosts[kind].entries()) {
      if (!host.endsWith(':*')) continue;
      yield report(
        ['hosts', kind, index],
        'manifest.host-wildcard',
        `"${host}" trusts every port; only a demo may.`,
        'Name the port, or leave it out for 443.',
      );
    }
  }
};
