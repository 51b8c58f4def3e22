import { onTestFinished } from 'vitest';
import type { TabMessage } from '#kernel/tabs.ts';

/** A second tab of the same site; what it heard, the oldest first. */
export interface OtherTab {
  readonly heard: readonly unknown[];
  /** Any message: a tab may hold an older release, or a newer one. */
  say(message: TabMessage | { readonly type: string; readonly theme?: string }): void;
}

/** Opened now, so that it hears nothing of what was said before; closed with the test. */
export function openOtherTab(): OtherTab {
  const channel = new BroadcastChannel('livery');
  const heard: unknown[] = [];
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => heard.push(data));
  onTestFinished(() => channel.close());
  return {
    heard,
    say(message) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
      channel.postMessage(message);
    },
  };
}
