import { lazy, memo, Suspense, type ComponentType } from 'react';
import { withDeferredAssets } from './deferred-assets.ts';
import { untilBegun } from './when-quiet.ts';

const Nothing = (): null => null;

/** Until somebody who was offline is back, or has come back to the page. */
const whenBack = (): Promise<void> =>
  new Promise((resolve) => {
    const heard = new AbortController();
    const go = (): void => {
      heard.abort();
      resolve();
    };
    for (const news of ['online', 'focus']) addEventListener(news, go, { signal: heard.signal });
  });

const mayAsk = (): boolean => typeof document === 'undefined' || navigator.onLine;

/** What cannot be had now is asked for again; what the build drew stands meanwhile. */
async function patiently<Part>(load: () => Promise<Part>, isAtHand: () => boolean): Promise<Part> {
  for (;;) {
    try {
      // What is asked for without a line is lost for as long as the page stands, in some browsers.
      if (isAtHand() || mayAsk()) return await withDeferredAssets(load);
      await whenBack();
    } catch (error) {
      // A build must not leave it out in silence.
      if (typeof document === 'undefined') throw error;
      await whenBack();
    }
  }
}

interface LaterOptions {
  /** What keeps its place until it is there. */
  readonly Room?: ComponentType;
  /** The page is not whole without it: it waits for no quiet moment. */
  readonly soon?: boolean;
  /** It draws nothing: a page that is drawn anew misses it no sooner than any other. */
  readonly unseen?: boolean;
}

/**
 * A part that has nothing to press in it before it is alive. The build draws it
 * with the page, where it stands until its code has come; a page that is opened
 * later shows the room for it meanwhile (ADR 73).
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Room = Nothing, soon = false, unseen = false }: LaterOptions = {},
): ComponentType<Props> {
  let isAtHand = false;
  const fetched = async () => {
    const part = await load();
    isAtHand = true;
    return part;
  };
  const Part = lazy(async () => {
    // At hand when it is wanted: the first press waits for no fetch.
    if (!soon) await untilBegun(() => void (mayAsk() && fetched().catch(() => {})), !unseen);
    return { default: await patiently(fetched, () => isAtHand) };
  });
  // What is drawn stays only while nothing above asks it to be drawn anew.
  return memo(function Later(props: Props) {
    return (
      <Suspense fallback={<Room />}>
        <Part {...props} />
      </Suspense>
    );
  });
}
