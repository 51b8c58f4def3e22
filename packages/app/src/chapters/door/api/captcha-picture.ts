import { queryOptions } from '@tanstack/react-query';
import type { Query } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';

export type Scene = NonNullable<NonNullable<Query<'captcha'>>['scene']>;

/** A picture of digits that works once; `attempt` asks for another one. */
export const captchaQuery = (scene: Scene, attempt: number) =>
  queryOptions({
    queryKey: ['captcha', scene, attempt],
    queryFn: async ({ signal }) =>
      `data:image/png;base64,${await call('captcha', { query: { scene, t: Date.now() } }, { signal })}`,
    staleTime: Infinity,
    gcTime: 0,
  });
