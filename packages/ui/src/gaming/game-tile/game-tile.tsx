import type { ComponentProps } from 'react';

import { Icon } from '../../foundations/icon/icon.tsx';
import { AsButton, type RenderProp } from '../../util/as.tsx';
import { cx } from '../../util/cx.ts';
import { useCover, type CoverProps } from './cover.tsx';
import { words } from './cover.css.ts';
import { vendorTag } from './vendor-tag.ts';
import * as css from './game-tile.css.ts';

export interface GameTag {
  tone: 'new' | 'hot';
  text: string;
}

export interface GameTileProps
  extends Omit<ComponentProps<'button'>, 'children' | 'name'>, RenderProp {
  /** The name of the game; it names the button. */
  name: string;
  /** Cover art; a drawn cover stands in where there is none. */
  src: string | undefined;
  /** Where the tile stands: corners and captions differ. */
  place?: CoverProps['place'];
  /** In sight at once: its picture is fetched first. */
  priority?: boolean | undefined;
  /** The provider's code; some codes carry a tag. */
  vendorCode?: string;
  /** The provider's name, for the caption and for the tile's own name. */
  vendor?: string;
  /** New or hot, in a corner of the cover. */
  tag?: GameTag;
  /** Says that the game is a favourite; absent where it is not. */
  favouriteLabel?: string;
  /** Says that the game is being worked on; it can still be opened to read why. */
  maintenance?: string;
}

/** A game by its cover. A button, or a link given as `render`. */
export function GameTile({
  name,
  src,
  place,
  priority,
  vendorCode,
  vendor,
  tag,
  favouriteLabel,
  maintenance,
  className,
  render,
  ...rest
}: GameTileProps) {
  const special = vendorTag(vendorCode);
  const cover = useCover({ src, name, place, priority });
  const marked = tag || special || favouriteLabel;
  // A page has hundreds of these, so the plain one is the element itself.
  const Root = render ? AsButton : 'button';
  return (
    <Root
      type="button"
      {...rest}
      {...(render ? { render } : {})}
      className={cx(css.tile, className)}
      data-maintenance={maintenance ? '' : undefined}
    >
      {cover}
      <span className={words}>
        <span className={css.name}>
          <bdi>{name}</bdi>
        </span>
        {vendor ? (
          <span className={css.vendor}>
            <bdi>{vendor}</bdi>
          </span>
        ) : null}
      </span>
      {marked ? (
        <span className={css.marks}>
          {tag ? (
            <span className={css.tag} data-tone={tag.tone}>
              {tag.text}
            </span>
          ) : null}
          {special ? (
            <span className={css.tag} data-tone="vendor">
              {special}
            </span>
          ) : null}
          {favouriteLabel ? (
            <span className={css.favourite}>
              <Icon name="heart-filled" size={14} label={favouriteLabel} />
            </span>
          ) : null}
        </span>
      ) : null}
      {maintenance ? <span className={css.maintenance}>{maintenance}</span> : null}
    </Root>
  );
}
