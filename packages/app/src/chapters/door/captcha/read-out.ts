import { call } from '#kernel/http/client.ts';
import type { Scene } from '../api/captcha-picture.ts';

let context: AudioContext | undefined;

/**
 * Reads out the digits of the picture that is shown. Played from its bytes:
 * the page's policy lets no sound be loaded.
 */
export async function readOut(scene: Scene): Promise<void> {
  // Made while the press lasts, or the browser would keep it silent.
  context ??= new AudioContext();
  await context.resume();
  const text = await call('captchaAudio', { query: { scene, t: Date.now() } });
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const source = context.createBufferSource();
  source.buffer = await context.decodeAudioData(bytes.buffer);
  source.connect(context.destination);
  source.start();
}
