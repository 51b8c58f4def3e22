import type { ReactElement, ReactNode } from 'react';
import { Link } from '#kernel/routing/link.ts';

type Way = ReactElement<{ children?: ReactNode }>;

/** To a page of the app, or to a file or a store beside it. */
export const wayTo = (url: string, words: string): Way =>
  url.startsWith('/') ? <Link to={url}>{words}</Link> : <a href={url}>{words}</a>;
