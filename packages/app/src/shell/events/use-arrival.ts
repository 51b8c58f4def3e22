import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Whoever comes by a link is known by it, on whichever page they land. */
export function useArrival(): void {
  const { search } = useLocation();
  useLayoutEffect(() => {
    // An address that says nothing says nothing of this either.
    if (search)
      void import('#kernel/arrival.ts').then(
        ({ noteArrival }) => noteArrival(search),
        () => {},
      );
  }, [search]);
}
