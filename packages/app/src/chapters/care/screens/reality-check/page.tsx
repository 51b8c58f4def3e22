import { WithPlay } from '../../components/with-play.tsx';
import { RealityCheckScreen } from './screen.tsx';

export const RealityCheckPage = () => (
  <WithPlay>{(known) => <RealityCheckScreen {...known} />}</WithPlay>
);
