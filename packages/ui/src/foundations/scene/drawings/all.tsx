import { Grove } from './grove.tsx';
import { Pitch } from './pitch.tsx';
import { Rays } from './rays.tsx';
import { Sky } from './sky.tsx';

/** What every backdrop draws; the page's own is seen. For boards that show many brands. */
export function AllDrawings() {
  return (
    <>
      <Sky />
      <Rays />
      <Grove />
      <Pitch />
    </>
  );
}
