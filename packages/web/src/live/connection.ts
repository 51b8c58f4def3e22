import { readEvents, type StreamEvent } from './events.ts';

export interface Connection {
  /** Asks the platform for its stream. */
  readonly open: (signal: AbortSignal) => Promise<Response>;
  readonly onEvent: (event: StreamEvent) => void;
  /** Whether news arrives at the moment. */
  readonly onState: (isOpen: boolean) => void;
}

const firstPause = 3_000;
const longestPause = 60_000;
/** The platform says something every fifteen seconds; longer silence is a dead line. */
const longestSilence = 45_000;

const after = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Longer after each failure, and not with everybody else at once. */
const pauseAfter = (failures: number, pause: number): number =>
  Math.min(longestPause, pause * 2 ** failures) * (0.5 + Math.random() / 2);

/** Reads until the line ends, breaks or falls silent; true when anything was heard. */
async function listen(
  body: ReadableStream<Uint8Array>,
  hear: (piece: string) => void,
  signal: AbortSignal,
): Promise<boolean> {
  const reader = body.getReader();
  const stop = (): void => void reader.cancel().catch(() => {});
  signal.addEventListener('abort', stop);
  const decoder = new TextDecoder();
  let heard = false;
  let silence: ReturnType<typeof setTimeout> | undefined;
  try {
    for (;;) {
      silence = setTimeout(stop, longestSilence);
      const { done, value } = await reader.read();
      clearTimeout(silence);
      if (done) return heard;
      heard = true;
      hear(decoder.decode(value, { stream: true }));
    }
  } catch {
    return heard;
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', stop);
  }
}

/** Too soon or too often: another time it may be given. */
const mayPass = new Set([408, 425, 429]);

/** A refusal that will be one again, as long as nothing here changes. */
const isFinal = (status: number): boolean =>
  ((status >= 400 && status < 500) || status === 501) && !mayPass.has(status);

/** Holds the stream and comes back when it is lost, until told to stop or refused for good. */
export async function keepConnected(
  { open, onEvent, onState }: Connection,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0;
  let pause = firstPause;
  const onRetry = (ms: number): void => void (pause = Math.max(ms, 500));
  while (!signal.aborted) {
    const answer = await open(signal).catch(() => undefined);
    if (answer && isFinal(answer.status)) return;
    if (answer?.ok && answer.body) {
      onState(true);
      // What a lost line was in the midst of saying is no part of what the next one says.
      const heard = await listen(answer.body, readEvents({ onEvent, onRetry }), signal);
      onState(false);
      failures = heard ? 0 : failures + 1;
    } else failures += 1;
    if (!signal.aborted) await after(pauseAfter(failures, pause), signal);
  }
}
