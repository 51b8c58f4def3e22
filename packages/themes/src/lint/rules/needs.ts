import type { Rule } from '../rule.ts';

const providers = [
  ['FBLOGIN3', 'facebook'],
  ['GOOGLELOGIN3', 'google'],
] as const;

/** A feature whose ground is missing would be compiled in and never shown. */
export const needsRule: Rule = function* ({ manifest, report }) {
  const { firebase } = manifest;
  for (const [flag, provider] of providers) {
    if (!manifest.flags[flag] || firebase?.[provider]) continue;
    yield report(
      ['flags', flag],
      'flag.needs',
      `${flag} is on, and "firebase.${provider}" is not given; its buttons would never show.`,
      'Name the Firebase project and the client in it, or switch the feature off.',
    );
  }
  const standIns = [
    ['emulator'] as const,
    ['google', 'signIn'] as const,
    ['facebook', 'signIn'] as const,
  ].filter(([first, second]) => {
    const value = firebase?.[first];
    return typeof value === 'string' || (second !== undefined && value?.[second] !== undefined);
  });
  const isDemo = manifest.environment === 'demo' && firebase?.projectId.startsWith('demo-');
  for (const key of isDemo ? [] : standIns) {
    yield report(
      ['firebase', ...key],
      'firebase.standIn',
      'Something that stands in for a sign-in lets anybody be anyone; it is for a demo with a project demo-… alone.',
      'Leave it out.',
    );
  }
};
