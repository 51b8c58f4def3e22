import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAskedLanguage } from '#kernel/i18n/language.ts';
import type { RouteMatch } from '#kernel/routing/table.ts';
import { useSession } from '#kernel/session/session.ts';

/** Asks for a page's data as soon as its address is open, beside its code. */
export function usePreparation(match: RouteMatch | undefined): void {
  const queries = useQueryClient();
  const language = useAskedLanguage();
  const userName = useSession()?.userName;
  useEffect(() => {
    if (!match || (match.route.guard === 'member' && userName === undefined)) return undefined;
    const visit = { params: match.params, language, userName };
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
  }, [queries, match, language, userName]);
}
