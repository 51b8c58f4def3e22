import { registerSettingsQuery } from '../../api/register-settings.ts';
import type { Preparation } from '#kernel/routing/route.ts';

export const prepare: Preparation = (queries, { language }) =>
  queries.prefetchQuery(registerSettingsQuery(language));
