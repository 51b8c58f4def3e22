/** A version of iOS: the number before the point, and the one after. */
export type IosVersion = readonly [major: number, minor: number];

export interface Guide {
  /** Old systems have the menu elsewhere, and so a tip of their own. */
  readonly tip: 'legacy' | 'generic';
  /** The system is too old for the web app: it has to be brought up to date first. */
  readonly outdated: boolean;
}

const before = ([major, minor]: IosVersion, [otherMajor, otherMinor]: IosVersion): boolean =>
  major < otherMajor || (major === otherMajor && minor < otherMinor);

/** What to tell on that system; other systems get the generic tip. */
export const guideOf = (ios: IosVersion | undefined): Guide => ({
  tip: ios && before(ios, [12, 2]) ? 'legacy' : 'generic',
  outdated: ios !== undefined && before(ios, [12, 4]),
});
