import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLanguage } from '#kernel/i18n/language.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { routeAt } from '#kernel/routing/table.ts';
import { useSession } from '#kernel/session/session.ts';

/** So many pages of a visit are fetched before anybody presses; each is a few KB. */
const most = 12;

/** A thumb on a link, a pointer over it, or the keyboard on it: the press comes a moment later. */
const signs = ['pointerover', 'touchstart', 'focusin'] as const;

/** Whoever saves data, or has little of it, is fetched nothing that they may not want. */
function isSaving(): boolean {
  const { connection } = navigator as {
    connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  };
  return connection?.saveData === true || (connection?.effectiveType ?? '').endsWith('2g');
}

const linkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;

/** Fetches code and first data of the page that is about to be opened. */
export function Foresight(): null {
  const queries = useQueryClient();
  const { code: merchant } = useMerchant();
  const language = useLanguage();
  const userName = useSession()?.userName;
  const fetchPage = useEffectEvent(async (address: URL): Promise<void> => {
    const match = routeAt(address.pathname, address.search);
    if (!match || (match.route.guard === 'member' && userName === undefined)) return;
    const visit = { merchant, params: match.params, language, userName };
    const [prepare] = await Promise.all([match.route.prepare?.(), match.route.load?.()]);
    await prepare?.(queries, visit);
  });
  useEffect(() => {
    const seen = new Set<string>();
    const gone = new AbortController();
    const look = ({ target }: Event): void => {
      const link = linkAt(target);
      if (!link || seen.size >= most || seen.has(link.href) || isSaving()) return;
      seen.add(link.href);
      // The page itself asks again, and says what went wrong.
      fetchPage(new URL(link.href)).catch(() => {});
    };
    for (const sign of signs)
      addEventListener(sign, look, { signal: gone.signal, passive: true, capture: true });
    return () => gone.abort();
  }, []);
  return null;
}
