import { useNavigate } from 'react-router-dom';
import { pathTo } from './path-to.ts';
import { useCurrentRoute } from './use-current-route.ts';

/** How many pages of this app came before; the router counts them in the history's state. */
const pagesBefore = (): number => (history.state as { idx?: number } | null)?.idx ?? 0;

/** Back to the page before, or home: from pages that say so, and where there is none before. */
export function useBack(): () => void {
  const navigate = useNavigate();
  const backHome = useCurrentRoute()?.route.layout.backHome ?? false;
  return () => {
    if (backHome || pagesBefore() === 0) void navigate(pathTo('home'), { replace: true });
    else void navigate(-1);
  };
}
