import { useNavigate } from 'react-router-dom';
import { pathTo } from './path-to.ts';
import { useCurrentRoute } from './use-current-route.ts';

/** How many pages of this app came before; the router counts them in the history's state. */
const pagesBefore = (): number => (history.state as { idx?: number } | null)?.idx ?? 0;

/** To the page before, whichever it was; to this one where there is none. */
export function useReturn(otherwise: string): () => void {
  const navigate = useNavigate();
  return () => {
    if (pagesBefore() === 0) void navigate(otherwise, { replace: true });
    else void navigate(-1);
  };
}

/** Back to the page before, or home: from pages that say so, and where there is none before. */
export function useBack(): () => void {
  const navigate = useNavigate();
  const goBack = useReturn(pathTo('home'));
  const backHome = useCurrentRoute()?.route.layout.backHome ?? false;
  return () => {
    if (backHome) void navigate(pathTo('home'), { replace: true });
    else goBack();
  };
}
