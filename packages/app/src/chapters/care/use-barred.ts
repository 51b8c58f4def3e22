import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '#kernel/routing/path-to.ts';
import { closeSession } from '#kernel/session/session.ts';

export type BarKind = 'timeout' | 'exclusion' | 'register' | 'unasked' | 'age' | 'session';

/** Where it is said that nobody plays now, and until when. */
const pausedPath = (kind: BarKind, until: number | null | undefined): string =>
  pathTo('paused', typeof until === 'number' ? { kind, until: `${until}` } : { kind });

/** The platform has ended every session: nothing of the member stays here, and it is said until when. */
export function useBarred(): (kind: BarKind, until: number | null) => void {
  const navigate = useNavigate();
  return (kind, until) => {
    // A member's page without its member goes to the door; from there it is led on.
    flushSync(closeSession);
    navigate(pausedPath(kind, until), { replace: true });
  };
}
