import { useRef, type ComponentProps, type ReactNode } from 'react';

import { Button } from '../../actions/button/button.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import { Spinner } from '../../foundations/spinner/spinner.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { place } from '../../layout/list-row/list-row.css.ts';
import { cx } from '../../util/cx.ts';
import { useEnd } from '../../util/use-end.ts';
import * as css from './infinite-list.css.ts';

/** More may be had, is on its way, could not be had, or there is none. */
export type InfiniteState = 'more' | 'busy' | 'failed' | 'end';

export interface InfiniteLabels {
  /** More is on its way. */
  readonly busy: string;
  /** It did not come. */
  readonly failed: string;
  readonly retry: string;
  /** That was all. */
  readonly end: string;
}

export interface InfiniteListProps<Item> extends Omit<ComponentProps<'ul'>, 'children'> {
  /** What the list holds. */
  label: string;
  /** The rows that are here, in their order. */
  items: readonly Item[];
  /** A name for each that no other has. */
  keyOf: (item: Item) => string;
  /** Draws a row. */
  children: (item: Item, index: number) => ReactNode;
  /** How it stands with more; `busy` from when more is asked for until it is here. */
  state: InfiniteState;
  /** Asks for more, at most once a second, while the end is near; and at once on a retry. */
  onMore: () => void;
  /** The words at the end. */
  labels: InfiniteLabels;
}

/** Rows that go on for as long as somebody scrolls. */
export function InfiniteList<Item>({
  label,
  items,
  keyOf,
  children,
  state,
  onMore,
  labels,
  className,
  ...rest
}: InfiniteListProps<Item>) {
  const end = useRef<HTMLDivElement>(null);
  const busy = state === 'busy';
  useEnd(end, state === 'more' || busy ? onMore : undefined, busy, items);
  return (
    <>
      <ul {...rest} className={cx(css.list, className)} aria-label={label} aria-busy={busy}>
        {items.map((item, index) => (
          <li key={keyOf(item)} className={place}>
            {children(item, index)}
          </li>
        ))}
      </ul>
      <Stack ref={end} gap="m" align="centre" className={css.foot} data-state={state}>
        <Text step="s2" tone="soft" className={css.word} render={<output />}>
          {busy ? <Spinner /> : null}
          {state === 'failed' ? <Icon name="warning" size={20} className={css.fault} /> : null}
          {state === 'more' ? null : labels[state]}
        </Text>
        {state === 'failed' ? (
          <Button variant="secondary" size="medium" icon="refresh" onClick={onMore}>
            {labels.retry}
          </Button>
        ) : null}
      </Stack>
    </>
  );
}
