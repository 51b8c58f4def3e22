import { useEffect, useState } from 'react';

const touches = ['pointerdown', 'keydown', 'wheel', 'scroll'] as const;

/** Whether somebody has begun to use the page. */
export function useTouched(): boolean {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    if (isTouched) return undefined;
    const heard = new AbortController();
    const { signal } = heard;
    for (const touch of touches)
      addEventListener(touch, () => setTouched(true), { signal, passive: true });
    return () => heard.abort();
  }, [isTouched]);
  return isTouched;
}
