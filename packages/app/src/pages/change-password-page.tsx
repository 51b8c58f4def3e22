import { ChangePasswordScreen } from '#chapters/account';

export function ChangePasswordPage() {
  return <ChangePasswordScreen />;
}
