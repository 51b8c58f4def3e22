const asking = 'iframe[src*="/recaptcha/"][src*="/bframe"]';

/**
 * Tells how far down the captcha reaches whenever it comes, grows or goes: 0
 * while it asks nothing. Returns the way to stop.
 */
export function watchCaptcha(tell: (height: number) => void): () => void {
  let told = 0;
  const look = (): void => {
    const frame = document.querySelector(asking);
    const isShown = frame !== null && getComputedStyle(frame).visibility !== 'hidden';
    const height = isShown ? Math.max(0, Math.ceil(frame.getBoundingClientRect().bottom)) : 0;
    if (height === told) return;
    told = height;
    tell(height);
  };
  // It is drawn once, and shown and hidden by its style from then on.
  const changes = { attributes: true, childList: true, subtree: true };
  const observer = new MutationObserver(look);
  observer.observe(document.body, changes);
  return () => observer.disconnect();
}
