import type { ComponentProps, MouseEvent } from 'react';
import { openWhereThere } from './at-hand.ts';
import { addressOfPath } from './history.ts';
import { useHistory } from './navigation.tsx';

/** Whether the browser would open it here, and not in another tab or as a file. */
const opensHere = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);

/** A link to a page of this app. It does not ask which page is open, so that a change of pages leaves it alone. */
export function Link({
  to,
  replace = false,
  state,
  onClick,
  children,
  ...rest
}: Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  replace?: boolean;
  state?: unknown;
}) {
  const history = useHistory();
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        const { target } = event.currentTarget;
        if (event.defaultPrevented || !opensHere(event) || (target && target !== '_self')) return;
        event.preventDefault();
        // The page that is open is no page to go back to.
        const isHere = addressOfPath(history.location) === to;
        const way = replace || isHere ? 'replace' : 'push';
        openWhereThere(to, () => history[way](to, state));
      }}
    >
      {children}
    </a>
  );
}
