import { useEffect, useState, type RefObject } from 'react';

interface Turning {
  readonly lock?: (orientation: 'any') => Promise<void>;
}

/** A phone held upright for the site may be turned for a game; few browsers can be asked. */
const letTurn = async (): Promise<void> => {
  try {
    await (screen.orientation as Turning | undefined)?.lock?.('any');
  } catch {
    // It stays as the phone has it.
  }
};

export interface FullScreen {
  readonly isFull: boolean;
  readonly toggle: () => void;
}

/** The whole screen for a game and its bar; undefined where the browser has no way. */
export function useFullScreen(shell: RefObject<HTMLElement | null>): FullScreen | undefined {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const look = (): void => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => {
      document.removeEventListener('fullscreenchange', look);
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => {});
    };
  }, []);
  const toggle = async (): Promise<void> => {
    try {
      if (document.fullscreenElement) await document.exitFullscreen();
      else {
        await shell.current?.requestFullscreen({ navigationUI: 'hide' });
        await letTurn();
      }
    } catch {
      // Refused: the game stays as large as it is.
    }
  };
  return document.fullscreenEnabled ? { isFull, toggle: () => void toggle() } : undefined;
}
