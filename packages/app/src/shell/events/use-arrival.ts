import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { noteArrival } from '#kernel/arrival.ts';

/** Whoever comes by a link is known by it, on whichever page they land. */
export function useArrival(): void {
  const { search } = useLocation();
  useLayoutEffect(() => noteArrival(search), [search]);
}
