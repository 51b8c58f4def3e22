/** An app for Android, a profile that puts a page on an iPhone's home screen, an app for iOS. */
const downloadKinds = ['android', 'profile', 'ios'] as const;

export type DownloadKind = (typeof downloadKinds)[number];

/** One of each kind that is there, in the fixed order. */
export const inOrder = <Entry extends { readonly kind: DownloadKind }>(
  entries: readonly Entry[],
): Entry[] => downloadKinds.flatMap((kind) => entries.find((entry) => entry.kind === kind) ?? []);
