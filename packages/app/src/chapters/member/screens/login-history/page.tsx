import { OwnAccount } from '../../components/own-account.tsx';
import { LoginHistoryScreen } from './screen.tsx';

export function LoginHistoryPage() {
  return <OwnAccount>{(userName) => <LoginHistoryScreen userName={userName} />}</OwnAccount>;
}
