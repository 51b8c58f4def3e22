import type { ComponentProps } from 'react';

import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { AsButton, type Render } from '../../util/as.tsx';
import { cx } from '../../util/cx.ts';
import { pageSlots } from './pages.ts';
import * as css from './pagination.css.ts';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** What has pages. */
  label: string;
  /** The page in sight; the first is 1. */
  page: number;
  /** How many there are; with one or none there is nothing to choose. */
  count: number;
  /** Manner of the figures. */
  locale: string;
  /** Name of the way back. */
  previousLabel: string;
  /** Name of the way on. */
  nextLabel: string;
  /** Name of a page, such as "Page 3". */
  pageLabel: (page: string) => string;
  /** Told of another page. */
  onPageChange?: (page: number) => void;
  /** An element that leads to a page, such as a router's link. */
  linkTo?: (page: number) => Render;
  /** Places for pages and gaps; five fit beside the arrows on a narrow phone. */
  places?: number;
}

/** The ways to the pages of a long list. */
export function Pagination({
  label,
  page,
  count,
  locale,
  previousLabel,
  nextLabel,
  pageLabel,
  onPageChange,
  linkTo,
  places = 5,
  className,
  ...rest
}: PaginationProps) {
  const figure = new Intl.NumberFormat(locale);
  const arrow = (way: 'back' | 'on', to: number, name: string) => {
    const out = to < 1 || to > count;
    return (
      <IconButton
        icon="caret"
        iconSize={20}
        label={name}
        className={css.arrow}
        data-way={way}
        // Not disabled: the last step would take the focus away.
        aria-disabled={out || undefined}
        onClick={() => {
          if (!out) onPageChange?.(to);
        }}
        {...(linkTo && !out ? { render: linkTo(to) } : {})}
      />
    );
  };
  return (
    <nav {...rest} className={cx(css.pagination, className)} aria-label={label}>
      {arrow('back', page - 1, previousLabel)}
      <ol className={css.places}>
        {pageSlots(page, count, places).map((place) => (
          <li key={place}>
            {typeof place === 'number' ? (
              <AsButton
                className={css.page}
                aria-label={pageLabel(figure.format(place))}
                aria-current={place === page ? 'page' : undefined}
                onClick={() => {
                  if (place !== page) onPageChange?.(place);
                }}
                render={linkTo?.(place)}
              >
                <span>{figure.format(place)}</span>
              </AsButton>
            ) : (
              <span className={css.gap} aria-hidden="true">
                …
              </span>
            )}
          </li>
        ))}
      </ol>
      {arrow('on', page + 1, nextLabel)}
    </nav>
  );
}
