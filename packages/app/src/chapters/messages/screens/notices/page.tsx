import { NoticesScreen } from './screen.tsx';
import type { PageProps } from '#kernel/routing/route.ts';

/** What the site has to say; the address says which of it is open. */
export const NoticesPage = ({ params }: PageProps) => <NoticesScreen place={params['i']} />;
