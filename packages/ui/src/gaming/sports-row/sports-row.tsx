import { Children, type ComponentProps, type ReactNode } from 'react';

import { Text } from '../../foundations/text/text.tsx';
import { AsButton, type RenderProp } from '../../util/as.tsx';
import { cx } from '../../util/cx.ts';
import * as css from './sports-row.css.ts';

export interface SportsListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** What the list holds. */
  label: string;
  /** `SportsRow`s. */
  children: ReactNode;
}

/** Sportsbooks, one a row. */
export function SportsList({ label, children, className, ...rest }: SportsListProps) {
  return (
    <ul {...rest} className={cx(css.list, className)} aria-label={label}>
      {Children.map(children, (row) => (
        <li className={css.place}>{row}</li>
      ))}
    </ul>
  );
}

export interface SportsRowProps
  extends Omit<ComponentProps<'button'>, 'children' | 'name'>, RenderProp {
  /** Who takes the bets. */
  name: string;
  /** What can be bet on. */
  description?: string | undefined;
  /** The mark of the sportsbook. */
  mark?: string | undefined;
  /** Cover art, of which a slice shows at the end. */
  src?: string | undefined;
}

/** A sportsbook: mark, name and a slice of its art. */
export function SportsRow({ name, description, mark, src, className, ...rest }: SportsRowProps) {
  return (
    <AsButton {...rest} className={cx(css.row, className)}>
      {mark ? (
        <span className={css.plate}>
          <img className={css.mark} src={mark} alt="" width={28} height={28} loading="lazy" />
        </span>
      ) : null}
      <span className={css.texts}>
        <span className={css.name}>
          <bdi>{name}</bdi>
        </span>
        {description ? (
          <Text render={<span />} step="s2" tone="soft" className={css.text}>
            {description}
          </Text>
        ) : null}
      </span>
      {src ? (
        <span className={css.slice}>
          <img
            className={css.art}
            src={src}
            alt=""
            width={132}
            height={176}
            loading="lazy"
            decoding="async"
          />
        </span>
      ) : null}
    </AsButton>
  );
}
