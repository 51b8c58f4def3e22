import { OwnAccount } from '../../components/own-account.tsx';
import { PayeePage } from '../../guards/payee-page.tsx';

export function PayeeNamePage() {
  return <OwnAccount>{(userName) => <PayeePage userName={userName} />}</OwnAccount>;
}
