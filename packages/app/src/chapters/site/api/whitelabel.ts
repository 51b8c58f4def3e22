import { queryOptions } from '@tanstack/react-query';
import { call } from '#kernel/http/client.ts';
import { rememberLayouts } from '#kernel/choices/layouts.ts';
import { fitting, objectWith, isText, listOf } from '@livery/web/http/shape';

const isLabel = objectWith({
  contacts: listOf(objectWith({ labelNameEn: isText, url: isText })),
  riskText: isText,
});

/** What the platform says of this site. */
export const whitelabelQuery = (language: string) =>
  queryOptions({
    queryKey: ['whitelabel', language],
    queryFn: async ({ signal }) => {
      const label = fitting(await call('whitelabel', {}, { signal }), isLabel);
      rememberLayouts(label.template);
      return label;
    },
    staleTime: 5 * 60_000,
  });
