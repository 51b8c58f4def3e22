import { BarredAlready } from '../../components/bar-notice.tsx';
import { WithPlay } from '../../components/with-play.tsx';
import { TimeOutScreen } from './screen.tsx';

export const TimeOutPage = () => (
  <WithPlay>
    {(known) =>
      known.play.bar ? <BarredAlready bar={known.play.bar} /> : <TimeOutScreen {...known} />
    }
  </WithPlay>
);
