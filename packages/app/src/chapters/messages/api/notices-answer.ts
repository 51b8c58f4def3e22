import type { UseQueryResult } from '@tanstack/react-query';
import type { Content } from './home-content.ts';

/** Notices, or that they are on their way, or that they did not come. */
export type NoticesAnswer = UseQueryResult<Content>;
