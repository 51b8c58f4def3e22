import type { ArtPicture as Files } from '@livery/themes/contract';
import type { ComponentProps } from 'react';

import { cx } from '../../util/cx.ts';
import { inMode } from '../wordmark/mark.css.ts';

export interface ArtPictureProps extends Omit<ComponentProps<'img'>, 'src' | 'alt'> {
  /** The picture of each mode; often the same. */
  files: Files;
}

/**
 * A picture of the brand's own, in the mode of the page. Decoration: what it
 * shows is said beside it. Of two pictures the hidden one is never fetched.
 */
export function ArtPicture({ files, className, ...rest }: ArtPictureProps) {
  const { dark, light, width, height } = files;
  const shared = { ...rest, width, height, draggable: false } as const;
  if (dark === light)
    return <img loading="lazy" {...shared} className={className} src={dark} alt="" />;
  const one = cx(className, inMode);
  return (
    <>
      <img {...shared} className={one} data-mode="dark" loading="lazy" src={dark} alt="" />
      <img {...shared} className={one} data-mode="light" loading="lazy" src={light} alt="" />
    </>
  );
}
