import { useEffect } from 'react';
import { leaveInstead } from '#kernel/leave-for.ts';
import { Waiting } from './words.tsx';

export interface ElsewhereProps {
  readonly url: string;
  readonly onHome: () => void;
  readonly onRetry: () => void;
}

/** A game that takes the whole page: back from it leads to where it was chosen, and not here again. */
export function Elsewhere({ url, onHome, onRetry }: ElsewhereProps) {
  useEffect(() => leaveInstead(url), [url]);
  return <Waiting what={url} onHome={onHome} onRetry={onRetry} />;
}
