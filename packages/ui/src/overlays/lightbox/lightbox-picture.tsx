import { useCallback, useEffect, useRef, useState, type Ref } from 'react';

import { Button } from '../../actions/button/button.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import { Spinner } from '../../foundations/spinner/spinner.tsx';
import { useMergedRef } from '../../util/merged-ref.ts';
import * as css from './lightbox.css.ts';

/** A picture that can be looked at. */
export interface LightboxItem {
  readonly src: string;
  /** What is to be seen, for those who do not see it. */
  readonly alt: string;
  /** What is said about it, below. */
  readonly caption?: string;
  /** Its own width in px, if it is known. */
  readonly width?: number;
  /** Its own height in px. */
  readonly height?: number;
}

interface PictureProps {
  item: LightboxItem;
  /** It is the one in sight, and no neighbour. */
  here: boolean;
  /** It did not come. */
  failed: string;
  retry: string;
  /** Told whether the one in sight is there to be looked at. */
  onSettle: (ready: boolean) => void;
  ref?: Ref<HTMLImageElement> | undefined;
}

/** As large as it is or as there is room; while it is awaited its place is kept. */
export function LightboxPicture({ item, here, failed, retry, onSettle, ref }: PictureProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');

  // What was fetched before may be there before anybody listens.
  const listen = useCallback((image: HTMLImageElement | null): void => {
    if (image?.complete && image.naturalWidth > 0) setState('ready');
  }, []);
  useEffect(() => {
    if (here) onSettle(state === 'ready');
  }, [here, state, onSettle]);

  const again = (): void => {
    setState('loading');
    setAttempt(attempt + 1);
  };
  const come = (): void => {
    // The button goes; whoever stood on it stands on the first of the others.
    if (panel.current?.contains(document.activeElement))
      panel.current.closest('dialog')?.querySelector('button')?.focus();
    setState('ready');
  };
  return (
    <>
      <img
        key={attempt}
        ref={useMergedRef(listen, ref)}
        className={css.picture}
        src={item.src}
        alt={item.alt}
        {...(item.width && item.height ? { width: item.width, height: item.height } : {})}
        data-state={state}
        draggable={false}
        decoding="async"
        onLoad={come}
        onError={() => setState('failed')}
      />
      {state === 'loading' && attempt === 0 ? (
        <span className={css.wait}>
          <Spinner size="large" />
        </span>
      ) : null}
      {state === 'failed' || (state === 'loading' && attempt > 0) ? (
        <div ref={panel} className={css.failed}>
          <Icon name="image" size={40} />
          <p role={here && state === 'failed' ? 'alert' : undefined}>{failed}</p>
          <Button
            variant="secondary"
            size="medium"
            icon="refresh"
            loading={state === 'loading'}
            onClick={again}
          >
            {retry}
          </Button>
        </div>
      ) : null}
    </>
  );
}
