import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#platform/paths.ts';
import { layoutOf } from './layout-rules.ts';

/** How many pages of this app came before; the router counts them in the history's state. */
const pagesBefore = (): number => (history.state as { idx?: number } | null)?.idx ?? 0;

/** Back to the page before, or home: from pages that say so, and where there is none before. */
export function useBack(): () => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return () => {
    if (layoutOf(pathname).backHome || pagesBefore() === 0)
      void navigate(paths.home, { replace: true });
    else void navigate(-1);
  };
}
