import { createLinks } from '@livery/web/routing/link';
import { routeAt } from './table.ts';

export const { Link, missed } = createLinks(
  (pathname, search) => routeAt(pathname, search)?.route.ready,
);
