import { ChangePasswordScreen } from './screen.tsx';

export function ChangePasswordPage() {
  return <ChangePasswordScreen />;
}
