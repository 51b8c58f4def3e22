/** Another site, and nothing that would run in this page. */
export const isWebAddress = (address: string): boolean =>
  /^https?:$/.test(URL.parse(address, location.href)?.protocol ?? '');

/** Opens a window of its own, which knows nothing of this one; false where the browser refuses. */
export function openWindow(address: string): boolean {
  const opened = window.open(address, '_blank');
  if (!opened) return false;
  opened.opener = null;
  return true;
}
