import { OwnAccount } from '#chapters/member';
import { MobileForm } from './mobile-form.tsx';

export function MobilePage() {
  return <OwnAccount>{(userName) => <MobileForm userName={userName} />}</OwnAccount>;
}
