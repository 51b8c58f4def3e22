import type { PageProps } from '#kernel/routing/route.ts';
import { WithPlay } from '../../components/with-play.tsx';
import { limitKinds } from '../../words.ts';
import { SetLimitScreen } from './screen.tsx';

/** An address that names no limit is taken for the first of them. */
export function SetLimitPage({ params }: PageProps) {
  const [type, periods] = limitKinds.find(([one]) => one === params['type']) ?? limitKinds[0];
  const period = periods.find((one) => one === params['period']);
  return (
    <WithPlay>
      {({ userName, play }) => (
        <SetLimitScreen
          key={type}
          userName={userName}
          play={play}
          type={type}
          periods={periods}
          first={period ?? periods[0]}
        />
      )}
    </WithPlay>
  );
}
