import { OwnAccount } from '../../components/own-account.tsx';
import { EmailForm } from '../../guards/email-form.tsx';

export function EmailPage() {
  return <OwnAccount>{(userName) => <EmailForm userName={userName} />}</OwnAccount>;
}
