import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** Off, asked for, on, not allowed, or there is none that works. */
export type CameraState = 'off' | 'asking' | 'on' | 'refused' | 'missing';

interface Camera {
  readonly state: CameraState;
  /** Asks for it and shows what it sees. */
  readonly start: () => Promise<void>;
  /** Lets it go. */
  readonly stop: () => void;
}

const isRefusal = (error: unknown): boolean =>
  error instanceof DOMException && /NotAllowed|Security/.test(error.name);

const letGo = (stream: MediaStream | undefined): void =>
  stream?.getTracks().forEach((track) => track.stop());

async function show(video: HTMLVideoElement, stream: MediaStream): Promise<void> {
  video.muted = true;
  video.srcObject = stream;
  await video.play();
}

/** The camera of the device in a video. It goes off with the video, and when the page is left. */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  facing: 'user' | 'environment',
): Camera {
  const [state, setState] = useState<CameraState>('off');
  const stream = useRef<MediaStream>(undefined);
  /** Which asking it is: an answer to an earlier one comes too late. */
  const turn = useRef(0);

  const release = useCallback((): void => {
    turn.current += 1;
    letGo(stream.current);
    stream.current = undefined;
  }, []);

  const stop = useCallback((): void => {
    release();
    setState('off');
  }, [release]);

  useEffect(() => {
    const leave = (): void => {
      if (document.hidden && stream.current) stop();
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      release();
    };
  }, [stop, release]);

  const start = async (): Promise<void> => {
    release();
    const mine = turn.current;
    setState('asking');
    try {
      const got = await navigator.mediaDevices.getUserMedia({
        audio: false,
        video: { facingMode: facing, width: { ideal: 1920 }, height: { ideal: 1440 } },
      });
      if (mine !== turn.current) {
        letGo(got);
        return;
      }
      stream.current = got;
      // Pulled out, or taken by another program.
      for (const track of got.getTracks()) track.addEventListener('ended', stop);
      if (video.current) await show(video.current, got);
      setState('on');
    } catch (error) {
      if (mine !== turn.current) return;
      release();
      setState(isRefusal(error) ? 'refused' : 'missing');
    }
  };
  return { state, start, stop };
}
