import { cloneElement, type ReactElement, type ReactNode, type Ref } from 'react';

import { cx } from './cx.ts';
import { useMergedRef } from './merged-ref.ts';

type Attributes = Record<string, unknown>;

interface InPlaceProps {
  /** The element that takes the part's place, such as a router's link. */
  element: ReactElement;
  ref?: Ref<HTMLElement> | undefined;
  children?: ReactNode;
}

const isHandler = (name: string): boolean => /^on[A-Z]/.test(name);

const isText = (value: unknown): value is string => typeof value === 'string';

/** What both say of one attribute; the element's own word is the last, and it hears first. */
function joined(name: string, own: unknown, given: unknown): unknown {
  if (name === 'className') return cx(isText(given) && given, isText(own) && own);
  if (name === 'style') return { ...(given as object), ...(own as object) };
  if (!isHandler(name) || typeof own !== 'function' || typeof given !== 'function') return own;
  return (...heard: unknown[]): void => {
    own(...heard);
    given(...heard);
  };
}

/** An element that takes a part's place, with the part's attributes on it beside its own. */
export function InPlace({ element, ref, children, ...given }: InPlaceProps & Attributes) {
  const { props } = element as ReactElement<Attributes & { ref?: Ref<HTMLElement> }>;
  const { ref: ownRef, ...own } = props;
  const all: Attributes = { ...given, ref: useMergedRef(ownRef ?? null, ref) };
  for (const [name, value] of Object.entries(own)) {
    all[name] = name in given ? joined(name, value, given[name]) : value;
  }
  return cloneElement(element, all, ...(children === undefined ? [] : [children]));
}
