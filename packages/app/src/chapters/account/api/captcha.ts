import { queryOptions } from '@tanstack/react-query';
import { call } from '#kernel/http/client.ts';

/** A picture of digits that works once; `attempt` asks for another one. */
export const captchaQuery = (attempt: number) =>
  queryOptions({
    queryKey: ['captcha', attempt],
    queryFn: async ({ signal }) =>
      `data:image/png;base64,${await call('captcha', { query: { scene: 'login', t: Date.now() } }, { signal })}`,
    staleTime: Infinity,
    gcTime: 0,
  });
