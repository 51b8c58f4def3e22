import { useIdlePart } from '#kernel/parts/use-idle-part.ts';

const load = () => import('./service.tsx');

/** Customer service is fetched when the page has nothing better to do; without it pages do as well. */
export function ServiceHost() {
  const part = useIdlePart(load);
  return part ? <part.Service /> : null;
}
