import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '#kernel/routing/path-to.ts';
import { useCurrentRoute } from '#kernel/routing/use-current-route.ts';
import { barred } from '#kernel/session/barred.ts';

/** Whoever is barred from play is told so, calmly, in place of a page that is of play. */
export function useBar(): void {
  const navigate = useNavigate();
  const route = useCurrentRoute()?.route;
  const tell = useEffectEvent(() => {
    const bar = barred.get();
    if (!bar || route?.whileBarred) return;
    const { kind, until } = bar;
    const to = pathTo('paused', { kind, ...(until === undefined ? {} : { until: `${until}` }) });
    void navigate(to, { replace: true });
  });
  useEffect(() => barred.subscribe(() => tell()), []);
}
