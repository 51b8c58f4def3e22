import { findNodeAtLocation } from 'jsonc-parser';
import type { Rule } from '../rule.ts';

/** A wildcard port suits a demo on one machine; a live site names what it trusts. */
export const hostsRule: Rule = function* ({ manifest, manifestSource }) {
  if (manifest.environment === 'demo') return;
  for (const kind of ['games', 'images'] as const) {
    for (const [index, host] of (manifest.hosts?.[kind] ?? []).entries()) {
      if (!host.endsWith(':*')) continue;
      const node =
        manifestSource.root && findNodeAtLocation(manifestSource.root, ['hosts', kind, index]);
      yield manifestSource.report(
        node,
        'manifest.host-wildcard',
        `"${host}" trusts every port; only a demo may.`,
        'Name the port, or leave it out for 443.',
      );
    }
  }
};
