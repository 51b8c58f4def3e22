import type { ReactNode } from 'react';

import { ArtPicture } from '../art/art-picture.tsx';
import { useArt, useDrawing } from '../art/art-provider.tsx';
import * as css from './scene-window.css.ts';

export interface SceneWindowProps {
  /** Stands on the lower edge. */
  children?: ReactNode;
}

/** A small look at the brand's own world: the mark it brings, its scene, or what its backdrop draws. */
export function SceneWindow({ children }: SceneWindowProps) {
  const { empty, scene } = useArt();
  const drawing = useDrawing();
  return (
    <div className={css.place} data-own={empty ? '' : undefined} aria-hidden="true">
      {empty ? (
        <ArtPicture files={empty} className={css.mark} />
      ) : (
        <div className={css.pane} data-size="mark">
          {scene ? <ArtPicture files={scene} className={css.picture} /> : drawing}
        </div>
      )}
      {children ? <div className={css.plate}>{children}</div> : null}
    </div>
  );
}
