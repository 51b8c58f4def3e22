import { FreePlayScreen } from './screen.tsx';

export function FreePlayPage() {
  return <FreePlayScreen />;
}
