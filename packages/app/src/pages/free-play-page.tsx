import { FreePlayScreen } from '#chapters/play';

export function FreePlayPage() {
  return <FreePlayScreen />;
}
