import { useState } from 'react';

/** Whether something has been so for once: what is only made then stays from then on. */
export function useOnce(isSo: boolean): boolean {
  const [was, keep] = useState(isSo);
  if (isSo && !was) keep(true);
  return isSo || was;
}
