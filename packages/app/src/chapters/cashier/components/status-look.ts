import type { IconName } from '@livery/ui/icon';
import type { TagProps } from '@livery/ui/tag';
import type { TimelineEntryProps } from '@livery/ui/timeline';
import type { TextKey } from '#kernel/i18n/text-key.ts';

/** How a state is said and drawn, alike on a tag and in a timeline. */
export interface StatusLook {
  readonly text: TextKey;
  readonly tone: NonNullable<TagProps['tone']> & NonNullable<TimelineEntryProps['tone']>;
  readonly icon: IconName;
}

/** The look of each state; one that a newer platform tells of has that of what nobody here knows. */
export const looksOf =
  <State extends string>(looks: Readonly<Record<State, StatusLook>>, unknown: StatusLook) =>
  (state: State): StatusLook =>
    Object.hasOwn(looks, state) ? looks[state] : unknown;
