export interface ShareContent {
  readonly url: string;
  readonly title: string;
  readonly text?: string | undefined;
}

/** `none` where the device has nowhere to hand it to; `stopped` where somebody thought better of it. */
export type Outcome = 'shared' | 'stopped' | 'none';

/** Hands something to the device's own way to share. */
export async function handOver({ url, title, text }: ShareContent): Promise<Outcome> {
  const what = { url, title, ...(text ? { text } : {}) };
  // Older browsers cannot be asked whether they would take it.
  if (!('share' in navigator) || navigator.canShare?.(what) === false) return 'none';
  try {
    await navigator.share(what);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'stopped' : 'none';
  }
}
