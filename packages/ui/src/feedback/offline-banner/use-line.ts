import { useEffect, useState, useSyncExternalStore } from 'react';

export type Line = 'online' | 'offline';

/** How long it is said that the line is back. */
const moment = 3000;

const listen = (tell: () => void): (() => void) => {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
};
const ofBrowser = (): Line => (navigator.onLine ? 'online' : 'offline');
// A page that a server writes has come over a line.
const ofServer = (): Line => 'online';

/** What is to be said of the line: that it is gone, that it is back, or nothing. */
export function useLine(status: Line | undefined): 'offline' | 'back' | undefined {
  const browser = useSyncExternalStore(listen, ofBrowser, ofServer);
  const line = status ?? browser;
  const [before, setBefore] = useState(line);
  const [back, setBack] = useState(false);
  if (before !== line) {
    setBefore(line);
    setBack(line === 'online');
  }
  useEffect(() => {
    if (!back) return undefined;
    const timer = setTimeout(() => setBack(false), moment);
    return () => clearTimeout(timer);
  }, [back]);
  if (line === 'offline') return 'offline';
  return back ? 'back' : undefined;
}
