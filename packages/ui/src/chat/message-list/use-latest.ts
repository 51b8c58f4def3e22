import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Nearer to the end than this one is at the end. */
const near = 48;

const isAtEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean =>
  scrollHeight - scrollTop - clientHeight < near;

function place(element: HTMLElement, top: number): void {
  element.scrollTop = top;
}

const messagesOf = (log: HTMLElement): HTMLElement[] => [
  ...log.querySelectorAll<HTMLElement>('[data-from]'),
];

/** How many of theirs stand behind the last one that was seen. */
export function unseenIn(messages: readonly HTMLElement[], seen: HTMLElement | undefined): number {
  const after = seen ? messages.slice(messages.indexOf(seen) + 1) : [];
  return after.filter(({ dataset }) => dataset['from'] === 'theirs').length;
}

interface Latest {
  /** The end is out of sight. */
  readonly away: boolean;
  /** How many came meanwhile. */
  readonly unseen: number;
  /** Goes there. */
  readonly jump: () => void;
}

/**
 * Keeps the end of a log in sight while nobody has scrolled away from it, and
 * what is read in its place when older messages come in above it.
 */
export function useLatest(log: RefObject<HTMLElement | null>): Latest {
  const [away, setAway] = useState(false);
  const [unseen, setUnseen] = useState(0);
  const stays = useRef(true);
  const seen = useRef<HTMLElement>(undefined);

  // Before the first picture: at what is new, or at the end.
  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return;
    const fresh = element.querySelector<HTMLElement>('[data-divider="new"]');
    place(element, fresh ? fresh.offsetTop - element.offsetTop - near : element.scrollHeight);
  }, [log]);

  useEffect(() => {
    const element = log.current;
    if (!element) return undefined;
    let height = element.scrollHeight;
    let first = element.querySelector('[data-from]');

    const look = (): void => {
      stays.current = isAtEnd(element);
      if (stays.current) seen.current = messagesOf(element).at(-1);
      setAway(!stays.current);
      if (stays.current) setUnseen(0);
    };
    const toEnd = (): void => place(element, element.scrollHeight);
    const change = (): void => {
      const messages = messagesOf(element);
      const last = messages.at(-1);
      const sent = last?.dataset['from'] === 'mine' && last !== known;
      known = last;
      if (stays.current || sent) toEnd();
      else if (messages[0] !== first)
        place(element, element.scrollTop + element.scrollHeight - height);
      first = messages[0] ?? null;
      height = element.scrollHeight;
      if (stays.current || sent) look();
      else setUnseen(unseenIn(messages, seen.current));
    };
    let known = messagesOf(element).at(-1);
    seen.current = known;
    look();

    const changes = new MutationObserver(change);
    changes.observe(element, { childList: true, subtree: true });
    // The keyboard of a phone takes half of the room away.
    const sizes = globalThis.ResizeObserver
      ? new ResizeObserver(() => {
          if (stays.current) toEnd();
          height = element.scrollHeight;
        })
      : undefined;
    sizes?.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      changes.disconnect();
      sizes?.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [log]);

  const jump = (): void => {
    const element = log.current;
    if (!element) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollTo({ top: element.scrollHeight, behavior: calm ? 'instant' : 'smooth' });
    // The button goes; the focus stays with what it led to.
    element.focus({ preventScroll: true });
  };
  return { away, unseen, jump };
}
