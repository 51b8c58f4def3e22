import { eased, travel } from './places.ts';

/**
 * Moves a track to a stop within the time of a transition; the browser's own
 * smooth scrolling has a speed of its own. Snapping rests meanwhile.
 */
export function glide(track: HTMLElement, to: number, done: () => void): () => void {
  const from = track.scrollLeft;
  let frame = 0;
  let began: number | undefined;
  const stop = (): void => {
    cancelAnimationFrame(frame);
    track.removeAttribute('data-gliding');
  };
  const step = (now: number): void => {
    began ??= now;
    const part = Math.min(1, (now - began) / travel);
    track.scrollLeft = from + (to - from) * eased(part);
    if (part < 1) {
      frame = requestAnimationFrame(step);
      return;
    }
    stop();
    done();
  };
  track.setAttribute('data-gliding', '');
  frame = requestAnimationFrame(step);
  return stop;
}
