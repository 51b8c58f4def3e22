import { createContext, use, useEffect, useMemo, type Context, type ReactNode } from 'react';
import {
  addressOfPath,
  type NavigationType,
  type PageHistory,
  type PageLocation,
  type Path,
  type OpenPage,
} from './history.ts';

const HistoryContext = createContext<PageHistory | null>(null);
const OpenPageContext = createContext<OpenPage | null>(null);

function useGiven<T>(context: Context<T | null>): T {
  const value = use(context);
  if (value === null) throw new Error('There is no <Navigation> around this');
  return value;
}

/** Gives what is inside of it the way to other pages, and the one that is open. */
export function Navigation({
  history,
  page,
  children,
}: {
  history: PageHistory;
  /** The page that is shown, which may come a little later than the history's. */
  page: OpenPage;
  children: ReactNode;
}) {
  return (
    <HistoryContext value={history}>
      <OpenPageContext value={page}>{children}</OpenPageContext>
    </HistoryContext>
  );
}

/** For what leads to other pages and need not be drawn again whenever one opens. */
export const useHistory = (): PageHistory => useGiven(HistoryContext);

export const useLocation = (): PageLocation => useGiven(OpenPageContext).location;

export const useNavigationType = (): NavigationType => useGiven(OpenPageContext).action;

/** What the address says behind its question mark. */
export function useSearchParams(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

export interface NavigateOptions {
  /** In place of the page that is open: there is no way back to that. */
  readonly replace?: boolean;
  /** For the page that opens, and for no address. */
  readonly state?: unknown;
}

export type Navigate = (to: string | Partial<Path> | number, options?: NavigateOptions) => void;

/** The way to a page; a number is so many pages forth or back. It stays the same for as long as the app. */
export function useNavigate(): Navigate {
  const history = useHistory();
  return useMemo(
    () =>
      (to, { replace = false, state } = {}) => {
        if (typeof to === 'number') history.go(to);
        else {
          const address = typeof to === 'string' ? to : addressOfPath(to);
          history[replace ? 'replace' : 'push'](address, state);
        }
      },
    [history],
  );
}

/** Leads on to another page, in place of this one. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return null;
}
