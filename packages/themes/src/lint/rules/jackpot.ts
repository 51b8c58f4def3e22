import type { Rule } from '../rule.ts';

/** Invented prizes are for a demo that says so; a live site shows what the platform reports. */
export const jackpotRule: Rule = function* ({ manifest, report }) {
  if (manifest.environment === 'demo' || manifest.jackpotMode !== 'demo') return;
  yield report(
    ['jackpotMode'],
    'jackpot.demo',
    'A live site cannot show invented jackpots.',
    '"feed" for those of the platform, or "off".',
  );
};
