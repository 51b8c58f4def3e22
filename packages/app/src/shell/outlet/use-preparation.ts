import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAskedLanguage } from '#kernel/i18n/language.ts';
import type { RouteMatch } from '#kernel/routing/table.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { useSession } from '#kernel/session/session.ts';

/**
 * Asks for a page's data as soon as its address is open, beside its code. The page that the
 * site was opened at asks by itself: its code came with the document.
 */
export function usePreparation(match: RouteMatch | undefined): void {
  const queries = useQueryClient();
  const { code: merchant } = useMerchant();
  const language = useAskedLanguage();
  const userName = useSession()?.userName;
  const { key } = useLocation();
  const [opened] = useState(key);
  const isFirst = key === opened;
  useEffect(() => {
    if (isFirst || !match || (match.route.guard === 'member' && userName === undefined))
      return undefined;
    const visit = { merchant, params: match.params, language, userName };
    let isHere = true;
    const prepare = async (): Promise<void> => {
      const ask = await match.route.prepare?.();
      if (isHere) await ask?.(queries, visit);
    };
    // The page asks for the same, and says what went wrong.
    prepare().catch(() => {});
    return () => {
      isHere = false;
    };
  }, [isFirst, queries, merchant, match, language, userName]);
}
