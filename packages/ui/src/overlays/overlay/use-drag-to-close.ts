import { useEffect, useEffectEvent, type RefObject } from 'react';

import { followDrag } from './drag-to-close.ts';
import type { WayOut } from './way-out.ts';

interface Options {
  /** What the finger takes hold of; the panel itself, or a handle on it. */
  grip: RefObject<HTMLElement | null>;
  panel: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Asked for when a finger comes down, since a brand may change it. */
  way: () => WayOut;
  /** It stays where it is. */
  held?: boolean;
}

/** A panel follows a finger on its way out, and closes where it has gone far enough. */
export function useDragToClose({ grip, panel, onClose, way, held: stays = false }: Options): void {
  const close = useEffectEvent(() => onClose());
  const wayOut = useEffectEvent(() => way());

  useEffect(() => {
    const held = grip.current;
    const moved = panel.current;
    if (!held || !moved || stays) return undefined;
    const gone = new AbortController();
    const { signal } = gone;
    followDrag({ held, moved, onClose: () => close(), way: () => wayOut(), signal });
    return () => gone.abort();
  }, [grip, panel, stays]);
}
