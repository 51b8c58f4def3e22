import { useRef, type ReactNode } from 'react';
import { useNear } from '#kernel/parts/use-near.ts';

export interface NearProps {
  /** In the measure of what comes. */
  readonly room: ReactNode;
  readonly children: ReactNode;
  /** Whether what stands above it is there: before that it seems nearer than it is. */
  readonly placed?: boolean;
}

/** A part far down a long page, which is not asked for until it comes near. */
export function Near({ room, children, placed }: NearProps) {
  const mark = useRef<HTMLDivElement>(null);
  return useNear(mark, placed) ? (
    children
  ) : (
    <div ref={mark} data-resting="">
      {room}
    </div>
  );
}
