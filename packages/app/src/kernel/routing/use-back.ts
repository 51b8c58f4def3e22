import { useNavigate } from 'react-router-dom';
import { pathTo } from './path-to.ts';
import { useCurrentRoute } from './use-current-route.ts';

/** How many pages of this app came before: the router keeps count in the browser's history. */
const pagesBefore = (): number => (history.state as { idx?: number } | null)?.idx ?? 0;

/** To the page before, whichever it was; to this one where there is none. */
export function useReturn(otherwise: string): () => void {
  const navigate = useNavigate();
  return () => {
    if (pagesBefore() === 0) navigate(otherwise, { replace: true });
    else navigate(-1);
  };
}

/** Back to the page before, or home: from pages that say so, and where there is none before. */
export function useBack(): () => void {
  const navigate = useNavigate();
  const goBack = useReturn(pathTo('home'));
  const home = useCurrentRoute()?.route.layout.backHome;
  return () => {
    if (home) navigate(home === true ? pathTo('home') : home, { replace: true });
    else goBack();
  };
}
