import { OwnAccount } from '../../components/own-account.tsx';
import { AuthenticatorScreen } from './screen.tsx';

export function AuthenticatorPage() {
  return <OwnAccount>{(userName) => <AuthenticatorScreen userName={userName} />}</OwnAccount>;
}
