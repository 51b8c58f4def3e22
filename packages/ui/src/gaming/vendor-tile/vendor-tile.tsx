import { useEffect, useRef, useState, type ComponentProps } from 'react';

import { ArtPicture } from '../../foundations/art/art-picture.tsx';
import { useArt } from '../../foundations/art/art-provider.tsx';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import { AsButton, type RenderProp } from '../../util/as.tsx';
import { cx } from '../../util/cx.ts';
import * as css from './vendor-tile.css.ts';

export interface VendorTileProps
  extends Omit<ComponentProps<'button'>, 'children' | 'name'>, RenderProp {
  /** The studio's name. */
  name: string;
  /** Its mark; the name stands alone where there is none. */
  src?: string | undefined;
  /** A picture of mark and name in the studio's own lettering; its outline takes the colour of the text. */
  logo?: string | undefined;
  /** The vendor's code: where the brand brings a logo of this studio, that one is shown. */
  code?: string | undefined;
}

/** A game studio: by the logo that the brand brings, by its own lettering, or by mark and name. */
export function VendorTile({ name, src, logo, code, className, ...rest }: VendorTileProps) {
  const { studios = {} } = useArt();
  const [missing, setMissing] = useState<typeof files>();
  const files = code === undefined ? undefined : studios[code];
  // Without a connection the name says what the picture would have.
  const own = files === missing ? undefined : files;
  if (own || logo) {
    return (
      <AsButton {...rest} className={cx(css.tile, className)}>
        {own ? (
          <ArtPicture files={own} className={css.lettered} onError={() => setMissing(own)} />
        ) : logo ? (
          <StudioMark src={logo} className={css.lettered} />
        ) : null}
        <VisuallyHidden>{name}</VisuallyHidden>
      </AsButton>
    );
  }
  return (
    <AsButton {...rest} className={cx(css.tile, className)}>
      {src ? (
        <>
          <StudioMark src={src} className={css.shape} />
          <span className={css.disc}>
            <img className={css.picture} src={src} alt="" width={26} height={26} loading="lazy" />
          </span>
        </>
      ) : null}
      <span className={css.name}>
        <bdi>{name}</bdi>
      </span>
    </AsButton>
  );
}

export interface StudioMarkProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** A picture of which the outline alone is used. */
  src: string;
}

/** A mark as a shape in the colour of the text around it; decoration. */
export function StudioMark({ src, className, ...rest }: StudioMarkProps) {
  const shape = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    shape.current?.style.setProperty('mask-image', `url(${JSON.stringify(src)})`);
  }, [src]);
  return (
    <span {...rest} className={cx(css.mark, className)} aria-hidden="true">
      <span ref={shape} className={css.outline} />
    </span>
  );
}
