import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useTranslation } from '@livery/web/texts/use-translation';
import { isNarrowing, isStaying } from '#kernel/routing/narrowing.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { goTo, keepPlace, placeOf } from './scroll-places.ts';
import { pageDescription } from '#kernel/i18n/page-description.ts';

/**
 * A new page starts at its top, under its own title and description, with the focus on its
 * content; one that is gone back to where it was left, and one that only shows another choice
 * where the one before stood. A page that only shows less of itself stays as it is.
 */
export function usePageChange(main: RefObject<HTMLElement | null>, title: string): void {
  const { name } = useMerchant();
  const { t } = useTranslation();
  const { pathname, search, key, state } = useLocation();
  const action = useNavigationType();
  const page = useRef(pathname + search);
  const current = useRef(key);

  useEffect(() => {
    if (!title) return;
    document.title = `${title} · ${name}`;
    const description = document.querySelector('meta[name="description"]');
    description?.setAttribute('content', pageDescription(title, t, name));
  }, [title, name, t]);

  useEffect(() => {
    // A browser would scroll before the page stands; of a page that is loaded anew it knows more.
    const leave = (): void => void (history.scrollRestoration = 'auto');
    const keep = (): void => keepPlace(current.current, scrollY);
    history.scrollRestoration = 'manual';
    addEventListener('pagehide', leave);
    addEventListener('scroll', keep, { passive: true });
    return () => {
      leave();
      removeEventListener('pagehide', leave);
      removeEventListener('scroll', keep);
    };
  }, []);

  // Before it is seen: what moves in is a picture of the page as it then stands.
  useLayoutEffect(() => {
    const isSame = page.current === pathname + search;
    page.current = pathname + search;
    const left = placeOf(current.current);
    current.current = key;
    if (isSame || isNarrowing(action, state)) {
      keepPlace(key, scrollY);
      return undefined;
    }
    const start = isStaying(state) ? left : 0;
    const stop = goTo(action === 'POP' ? placeOf(key) : start);
    main.current?.focus({ preventScroll: true });
    return stop;
  }, [main, pathname, search, key, action, state]);
}
