import { useNavigate } from 'react-router-dom';
import { useReturn } from '@livery/web/routing/use-return';
import { pathTo } from './path-to.ts';
import { useCurrentRoute } from './use-current-route.ts';

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
