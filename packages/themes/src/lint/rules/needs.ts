import type { FlagName } from '../../flags/flags.ts';
import type { Rule } from '../rule.ts';

const throughFirebase: readonly FlagName[] = ['FBLOGIN3', 'GOOGLELOGIN3'];

/** A feature whose ground is missing would be compiled in and never shown. */
export const needsRule: Rule = function* ({ manifest, report }) {
  for (const name of throughFirebase) {
    if (!manifest.flags[name] || manifest.firebase) continue;
    yield report(
      ['flags', name],
      'flag.needs',
      `${name} is on, and "firebase" is not given; its buttons would never show.`,
      'Name the Firebase project, or switch the feature off.',
    );
  }
};
