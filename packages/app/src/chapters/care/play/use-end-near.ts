import { useEffect, useState } from 'react';
import { platformNow } from '#kernel/http/platform-clock.ts';

const minute = 60_000;

/** Before the end it is said that it comes, so many minutes before. */
const marks = [5, 1] as const;

/** How many minutes before its end play is, once that has to be said. */
export function useEndNear(endsAt: number | undefined): (typeof marks)[number] | undefined {
  const [now, look] = useState(platformNow);
  useEffect(() => {
    if (endsAt === undefined) return undefined;
    const next = marks.map((mark) => endsAt - mark * minute).find((at) => at > now);
    if (next === undefined) return undefined;
    const wait = Math.min(next - platformNow() + 50, 86_400_000);
    const timer = setTimeout(() => look(platformNow()), Math.max(0, wait));
    return () => clearTimeout(timer);
  }, [endsAt, now]);
  return endsAt === undefined ? undefined : marks.findLast((mark) => endsAt - now <= mark * minute);
}
