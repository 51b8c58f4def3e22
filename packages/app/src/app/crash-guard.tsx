import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';

function Broken() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon="warning"
      title={t('error.broken.title')}
      text={t('error.broken.text')}
      action={<Button onClick={() => location.reload()}>{t('error.broken.button')}</Button>}
    />
  );
}

/** A fault in a page is said in words, with a way on, instead of a blank screen. */
export class CrashGuard extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}
