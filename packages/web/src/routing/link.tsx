import type { ComponentProps, ComponentType, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { signal, type Signal } from '../store/signal.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  replace?: boolean;
  state?: unknown;
}

/** Fetches all that a page of a face takes; undefined where nothing is to be fetched. */
export type ReadyAt = (pathname: string, search: string) => (() => Promise<unknown>) | undefined;

export interface Links {
  /** A link to a page of a face: the library's, without what it fetches beforehand, as a face does that by itself (ADR 164). */
  readonly Link: ComponentType<LinkProps>;
  /** How often somebody pressed a link whose page could not be had. */
  readonly missed: Signal<number>;
}

export function createLinks(readyAt: ReadyAt): Links {
  const missed = signal(0);

  /** Opens the page of a link that was pressed; without a connection only one that is at hand, and of any other it is said. */
  function openWhereThere(to: string, pressed: MouseEvent, open: () => void): void {
    const { pathname, search } = new URL(to, location.origin);
    const ready = navigator.onLine ? undefined : readyAt(pathname, search);
    if (!ready) {
      open();
      return;
    }
    // The browser must not go there by itself meanwhile.
    pressed.preventDefault();
    ready().then(open, () => missed.set(missed.get() + 1));
  }

  function Link({ to, replace, state, target, onClick, children, ...rest }: LinkProps) {
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
  return { Link, missed };
}
