import type { ComponentProps, ReactNode } from 'react';

import { Emphasis } from '../emphasis/emphasis.tsx';
import { ArtPicture } from '../art/art-picture.tsx';
import { useArt, useDrawing } from '../art/art-provider.tsx';
import { cx } from '../../util/cx.ts';
import * as css from './scene.css.ts';

export interface SceneProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The largest line. */
  title: string;
  /** Part of the title to emphasise. */
  emphasis?: string | undefined;
  /** A line or two below. */
  description?: ReactNode;
  /** The brand's mark, where it is not in the bar already. */
  mark?: ReactNode;
  /** The hero of the guest's home, or the head of the log-in. */
  size?: 'home' | 'login';
  /** Level of the heading in the page. */
  level?: 1 | 2;
  /** Buttons under the text. */
  children?: ReactNode;
}

/** A hero in the brand's manner: on a picture of its own, on what the backdrop draws, or on plain light. */
export function Scene({
  title,
  emphasis,
  description,
  mark,
  size = 'login',
  level = 1,
  className,
  children,
  ...rest
}: SceneProps) {
  const Heading = `h${level}` as const;
  const art = useArt();
  const drawing = useDrawing();
  const picture = size === 'home' ? (art.hero ?? art.scene) : art.scene;
  return (
    <div
      {...rest}
      className={cx(css.scene, className)}
      data-size={size}
      data-mark={mark ? '' : undefined}
      data-picture={picture ? '' : undefined}
    >
      {picture ? (
        <ArtPicture files={picture} className={css.picture} loading="eager" fetchPriority="high" />
      ) : (
        drawing
      )}
      <div className={css.words}>
        {mark ? <div className={css.mark}>{mark}</div> : null}
        <Heading className={css.title}>
          <Emphasis text={title} word={emphasis} />
        </Heading>
        {description ? <p className={css.text}>{description}</p> : null}
        {children ? <div className={css.actions}>{children}</div> : null}
      </div>
    </div>
  );
}
