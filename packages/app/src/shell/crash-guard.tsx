import { Component, type ReactNode } from 'react';
import { useTranslation } from '#kernel/i18n/use-translation.ts';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { useAlive } from './awake.tsx';

function Broken({ level }: { level: 1 | 2 }) {
  const { t } = useTranslation();
  useAlive();
  return (
    <EmptyState
      icon="warning"
      level={level}
      title={t('error.broken.title')}
      description={t('error.broken.text')}
      action={<Button onClick={() => location.reload()}>{t('error.broken.button')}</Button>}
    />
  );
}

export interface CrashGuardProps {
  /** The address that is open: another one is another chance. */
  readonly at?: string;
  /** 2 where the bar above it has the heading of the page. */
  readonly level?: 1 | 2;
  readonly children: ReactNode;
}

/** A fault in a page is said in words, with a way on, instead of a blank screen. */
export class CrashGuard extends Component<CrashGuardProps, { brokenAt: string | null }> {
  override state: { brokenAt: string | null } = { brokenAt: null };

  override componentDidCatch(): void {
    this.setState({ brokenAt: this.props.at ?? '' });
  }

  override render(): ReactNode {
    const { at = '', level = 1, children } = this.props;
    return this.state.brokenAt === at ? <Broken level={level} /> : children;
  }
}
