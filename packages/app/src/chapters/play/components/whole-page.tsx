import { useEffect } from 'react';
import { leaveInstead } from '#kernel/leave-for.ts';
import { Waiting } from './words.tsx';

export interface WholePageProps {
  readonly url: string;
  readonly onHome: () => void;
  readonly onRetry: () => void;
}

/** A game that takes the whole page: back from it leads to where it was chosen, and not here again. */
export function WholePage({ url, onHome, onRetry }: WholePageProps) {
  useEffect(() => leaveInstead(url), [url]);
  return <Waiting what={url} onHome={onHome} onRetry={onRetry} />;
}
