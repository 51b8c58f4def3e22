import { useEffect, useState } from 'react';

/** Whether something that is waited for has taken longer than it should; `what` begins anew. */
export function useLate(what: string | number | undefined, patience: number): boolean {
  const [late, setLate] = useState<string | number>();
  useEffect(() => {
    if (what === undefined) return undefined;
    const timer = setTimeout(() => setLate(what), patience);
    return () => clearTimeout(timer);
  }, [what, patience]);
  return what !== undefined && late === what;
}
