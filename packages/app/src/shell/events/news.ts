import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { askStatusAgain } from '#kernel/http/status-checks.ts';
import { askAnew } from '@livery/web/live/ask-anew';
import type { StreamEvent } from '@livery/web/live/events';
import type { Hears } from '#kernel/live/hearer.ts';
import { followNews } from '#kernel/live/live.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { noteRelease } from '#kernel/release.ts';
import { useSession } from '#kernel/session/session.ts';
import { isRecord } from '@livery/web/store/storage';
import { useRelease } from './use-release.ts';

/** What each chapter hears. */
const all = Object.values(
  import.meta.glob<Hears>('../../chapters/*/hears.ts', { eager: true, import: 'hears' }),
);

/** What the platform says has happened shows at once, in whatever shows it. */
export function News(): null {
  const queries = useQueryClient();
  const { build } = useMerchant();
  const userName = useSession()?.userName ?? null;
  useRelease();

  const hear = useEffectEvent(({ event, data }: StreamEvent) => {
    const value = isRecord(data) ? data : {};
    // What it means for whoever looks here, the platform tells them alone.
    if (event === 'status') askStatusAgain();
    else if (event === 'release' && typeof value['build'] === 'string')
      noteRelease(value['build'], build);
  });
  useEffect(() => {
    const hearers = all.map((hears) => hears({ queries, userName }));
    const leave = followNews(userName, {
      onNews: (news) => {
        for (const one of hearers) one.onNews?.(news);
        hear(news);
      },
      onBegin: (isFirst) => {
        for (const { changes = [], onBegin } of hearers) {
          // Asked before anybody listened: what changed since is told by nobody.
          askAnew(queries, changes);
          onBegin?.(isFirst);
        }
        // A site may have been closed or opened while nobody listened.
        if (!isFirst) askStatusAgain();
      },
    });
    return () => {
      leave();
      for (const one of hearers) one.stop?.();
    };
  }, [queries, userName]);
  return null;
}
