import type { PageProps } from '#kernel/routing/route.ts';
import { BarredAlready } from '../../components/bar-notice.tsx';
import { WithPlay } from '../../components/with-play.tsx';
import { ExclusionScreen } from './screen.tsx';

/** Whoever is on a break may still exclude themselves. */
export const ExclusionPage = ({ params }: PageProps) => (
  <WithPlay>
    {({ userName, play }) =>
      play.bar?.kind === 'exclusion' ? (
        <BarredAlready bar={play.bar} />
      ) : (
        <ExclusionScreen userName={userName} play={play} step={Number(params['step'] ?? 1)} />
      )
    }
  </WithPlay>
);
