import type { PageProps } from '#kernel/routing/route.ts';
import { useHomeContent } from '../../api/home-content.ts';
import { NoticesScreen } from './screen.tsx';

/** What the site has to say; the address says which of it is open. */
export const NoticesPage = ({ params }: PageProps) => (
  <NoticesScreen place={params['i']} answer={useHomeContent()} />
);
