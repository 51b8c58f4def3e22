import { useNavigate } from 'react-router-dom';
import { isRecord } from '@livery/web/store/storage';
import type { RouteName } from './addresses.ts';
import { addressOf } from './table.ts';
import { useCurrentRoute } from './use-current-route.ts';

const narrowing = { narrows: true };

/** Whether an address only says more of the page that stands there already. */
export const isNarrowing = (action: string, state: unknown): boolean =>
  action === 'REPLACE' && isRecord(state) && state['narrows'] === true;

/** What a link tells its page that only shows another choice: nobody is taken to its top. */
export const staying = { stays: true };

export const isStaying = (state: unknown): boolean => isRecord(state) && state['stays'] === true;

/**
 * Says in the address what is shown of this page; the page, its place and its focus stay. Where it
 * has several routes, of which (ADR 88).
 */
export function useNarrow(
  name?: RouteName,
): (params: Readonly<Record<string, string | undefined>>) => void {
  const navigate = useNavigate();
  const current = useCurrentRoute()?.route.name;
  const route = name ?? current;
  return (params) => {
    if (route) navigate(addressOf(route, params), { replace: true, state: narrowing });
  };
}
