import { useEffect, useRef, useState } from 'react';
import type { FileStatus } from '@livery/ui/file-upload';
import { sharesOf } from './shares.ts';
import type { OnProgress } from './transport.ts';

export type Send<Answer> = (
  pictures: readonly Blob[],
  options: { readonly signal: AbortSignal; readonly onProgress: OnProgress },
) => Promise<Answer>;

/** The same file is sent by the same bytes however often, so that the platform knows it again. */
const shrunk = new WeakMap<File, Promise<Blob>>();

function shrunkOf(file: File): Promise<Blob> {
  const known = shrunk.get(file);
  if (known) return known;
  const made = import('./shrink.ts').then(({ shrinkPicture }) => shrinkPicture(file));
  shrunk.set(file, made);
  // Its code may be had the next time.
  made.catch(() => shrunk.delete(file));
  return made;
}

type Shares = ReadonlyMap<File, number | undefined>;

const unknown = (files: readonly File[]): Shares => new Map(files.map((file) => [file, undefined]));

export interface Sending {
  /** Shrinks files and sends them; leaving the page stops it. */
  run<Answer>(files: readonly File[], send: Send<Answer>): Promise<Answer>;
  stop(): void;
  /** How a file stands that is on its way. */
  statusOf(file: File): FileStatus | undefined;
}

/** Pictures on their way, with how far each has come. */
export function useSending(): Sending {
  const [shares, setShares] = useState<Shares>(new Map());
  const going = useRef<AbortController>(undefined);
  useEffect(() => () => going.current?.abort(), []);

  const run = async <Answer>(files: readonly File[], send: Send<Answer>): Promise<Answer> => {
    const mine = new AbortController();
    going.current?.abort();
    going.current = mine;
    setShares(unknown(files));
    try {
      const pictures = await Promise.all(files.map(shrunkOf));
      mine.signal.throwIfAborted();
      const sizes = pictures.map(({ size }) => size);
      const onProgress = (sent: number, total: number): void => {
        // All of it has left: how long the platform looks at it nobody knows.
        if (sent >= total) setShares(unknown(files));
        else {
          const parts = sharesOf(sizes, sent, total);
          setShares(new Map(files.map((file, index) => [file, parts[index]])));
        }
      };
      return await send(pictures, { signal: mine.signal, onProgress });
    } finally {
      if (going.current === mine) setShares(new Map());
    }
  };
  return {
    run,
    stop: () => going.current?.abort(),
    statusOf(file) {
      if (!shares.has(file)) return undefined;
      const progress = shares.get(file);
      return { state: 'sending', ...(progress === undefined ? {} : { progress }) };
    },
  };
}
