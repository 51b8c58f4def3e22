import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { useMerchant } from '#kernel/merchant.tsx';

/** A new page starts at its top, under its own title, with the focus on its content. */
export function usePageChange(main: RefObject<HTMLElement | null>, title: string): void {
  const { name } = useMerchant();
  const { pathname, search } = useLocation();
  const page = useRef(pathname + search);

  useEffect(() => {
    if (title) document.title = `${title} · ${name}`;
  }, [title, name]);

  // Before it is seen: what moves in is a picture of the page as it then stands.
  useLayoutEffect(() => {
    if (page.current === pathname + search) return;
    page.current = pathname + search;
    scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [main, pathname, search]);
}
