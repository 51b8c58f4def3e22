import type { PageProps } from '#kernel/routing/route.ts';
import { WithPlay } from '../../components/with-play.tsx';
import { offeredKinds, singleStake } from '../../limit-kinds.ts';
import { SetLimitScreen } from './screen.tsx';

/** An address that names no limit of those that are offered is taken for the first of them. */
export function SetLimitPage({ params }: PageProps) {
  return (
    <WithPlay>
      {({ userName, play }) => {
        const kinds = offeredKinds(play);
        const { type, periods } =
          kinds.find((one) => one.type === params['type']) ?? kinds[0] ?? singleStake;
        const [first = 'single'] = periods;
        return (
          <SetLimitScreen
            key={type}
            userName={userName}
            play={play}
            type={type}
            periods={periods}
            first={periods.find((one) => one === params['period']) ?? first}
          />
        );
      }}
    </WithPlay>
  );
}
