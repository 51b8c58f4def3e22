import { OwnAccount } from '../../components/own-account.tsx';
import { QuestionsForm } from '../../guards/questions-form.tsx';

export function QuestionsPage() {
  return <OwnAccount>{(userName) => <QuestionsForm userName={userName} />}</OwnAccount>;
}
