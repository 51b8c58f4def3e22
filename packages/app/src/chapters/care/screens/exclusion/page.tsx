import type { PageProps } from '#kernel/routing/route.ts';
import { WithPlay } from '../../components/with-play.tsx';
import { ExclusionScreen } from './screen.tsx';

export const ExclusionPage = ({ params }: PageProps) => (
  <WithPlay>
    {(known) => <ExclusionScreen {...known} step={Number(params['step'] ?? 1)} />}
  </WithPlay>
);
