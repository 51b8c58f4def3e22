import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { openWhereThere } from './at-hand.ts';

/**
 * A link to a page of this app: the library's, without what it fetches beforehand, as the app does
 * that by itself (ADR 164).
 */
export function Link({
  to,
  replace,
  state,
  target,
  onClick,
  children,
  ...rest
}: Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  replace?: boolean;
  state?: unknown;
}) {
  const href = useHref(to);
  const open = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(replace === undefined ? {} : { replace }),
    ...(target === undefined ? {} : { target }),
  });
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        onClick?.(event);
        if (!event.defaultPrevented) openWhereThere(to, event, () => open(event));
      }}
    >
      {children}
    </a>
  );
}
