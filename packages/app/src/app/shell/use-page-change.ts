import { useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useMerchant } from '#platform/merchant.tsx';
import { layoutOf } from './layout-rules.ts';

/** A new page starts at its top, under its own title, with the focus on its content. */
export function usePageChange(main: RefObject<HTMLElement | null>): void {
  const { t } = useTranslation();
  const { name } = useMerchant();
  const { pathname, search } = useLocation();
  const page = useRef(pathname + search);
  const { title } = layoutOf(pathname);

  useEffect(() => {
    document.title = `${t(title)} · ${name}`;
  }, [t, title, name]);

  useEffect(() => {
    if (page.current === pathname + search) return;
    page.current = pathname + search;
    scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [main, pathname, search]);
}
