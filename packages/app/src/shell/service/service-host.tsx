import { useEffect, useState, type ComponentType } from 'react';
import { withRest } from '#kernel/parts/rest.ts';
import { whenIdle } from '../when-idle.ts';

/** Customer service is fetched when the page has nothing better to do; without it pages do as well. */
export function ServiceHost() {
  const [found, setFound] = useState<{ readonly Part: ComponentType }>();
  useEffect(() => {
    let isHere = true;
    const fetchIt = async (): Promise<void> => {
      try {
        const { Service } = await withRest(() => import('./service.tsx'));
        if (isHere) setFound({ Part: Service });
      } catch {
        // The next page tries again.
      }
    };
    const cancel = whenIdle(() => void fetchIt());
    return () => {
      isHere = false;
      cancel();
    };
  }, []);
  return found ? <found.Part /> : null;
}
