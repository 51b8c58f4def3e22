import { downloadsQuery } from '../../api/downloads.ts';
import type { Preparation } from '#kernel/routing/route.ts';

export const prepare: Preparation = (queries) => queries.prefetchQuery(downloadsQuery);
