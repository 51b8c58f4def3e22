import { WithPlay } from '../../components/with-play.tsx';
import { TimeOutScreen } from './screen.tsx';

export const TimeOutPage = () => <WithPlay>{(known) => <TimeOutScreen {...known} />}</WithPlay>;
