import { useRef, type ReactNode } from 'react';
import { useNear } from '#kernel/parts/use-near.ts';

export interface NearProps {
  /** In the measure of what comes. */
  readonly room: ReactNode;
  readonly children: ReactNode;
}

/** A part far down a long page, which is not asked for until it comes near. */
export function Near({ room, children }: NearProps) {
  const mark = useRef<HTMLDivElement>(null);
  return useNear(mark) ? (
    children
  ) : (
    <div ref={mark} data-resting="">
      {room}
    </div>
  );
}
