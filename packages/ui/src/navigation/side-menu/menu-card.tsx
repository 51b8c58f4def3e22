import type { ComponentProps } from 'react';

import { Text } from '../../foundations/text/text.tsx';
import { AsButton, type RenderProp } from '../../util/as.tsx';
import { cx } from '../../util/cx.ts';
import * as css from './menu-card.css.ts';

export interface MenuCardProps extends Omit<ComponentProps<'button'>, 'title'>, RenderProp {
  /** What it leads to. */
  title: string;
  /** One line about it. */
  description?: string | undefined;
  /** The cover of a game that stands for it. */
  cover?: string | undefined;
}

/** A way out of a menu that is worth a picture: the house's own games, a league. */
export function MenuCard({ title, description, cover, className, ...rest }: MenuCardProps) {
  return (
    <AsButton {...rest} className={cx(css.card, className)} data-cover={cover ? '' : undefined}>
      <span className={css.title}>
        <bdi>{title}</bdi>
      </span>
      {description ? (
        <Text render={<span />} step="s2" className={css.description}>
          <bdi>{description}</bdi>
        </Text>
      ) : null}
      {cover ? (
        <img
          className={css.cover}
          src={cover}
          alt=""
          width={84}
          height={112}
          loading="lazy"
          decoding="async"
          draggable={false}
        />
      ) : null}
    </AsButton>
  );
}
