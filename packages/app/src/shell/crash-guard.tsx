import { Component, useEffect, type ReactNode } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { PageAbsent } from '#kernel/routing/page-absent.tsx';
import { askForMissing, PageMissing } from '#kernel/routing/route.ts';
import { useHydrated } from './hydrated.tsx';

function Broken({ level }: { level: 1 | 2 }) {
  const { t } = useTranslation();
  useHydrated();
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

/** The code of a page did not come: that is no fault of it, and it may come yet. */
function Missing({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  useHydrated();
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  return <PageAbsent isOffline={!navigator.onLine} why={t('error.unknown')} onRetry={onRetry} />;
}

export interface CrashGuardProps {
  /** The address that is open: another one is another chance. */
  readonly at?: string;
  /** 2 where the bar above it has the heading of the page. */
  readonly level?: 1 | 2;
  readonly children: ReactNode;
}

interface Fault {
  readonly at: string;
  readonly isMissing: boolean;
}

/** A fault in a page is said in words, with a way on, instead of a blank screen. */
export class CrashGuard extends Component<CrashGuardProps, { fault: Fault | null }> {
  override state: { fault: Fault | null } = { fault: null };

  override componentDidCatch(error: unknown): void {
    const isMissing = error instanceof PageMissing;
    if (isMissing) askForMissing();
    this.setState({ fault: { at: this.props.at ?? '', isMissing } });
  }

  private tries = 0;

  /** A browser may hold on to what it failed to fetch: the second time the page is loaded. */
  readonly retry = (): void => {
    this.tries += 1;
    if (this.tries > 1 && navigator.onLine) location.reload();
    else this.setState({ fault: null });
  };

  override render(): ReactNode {
    const { at = '', level = 1, children } = this.props;
    const { fault } = this.state;
    if (fault?.at !== at) return children;
    return fault.isMissing ? <Missing onRetry={this.retry} /> : <Broken level={level} />;
  }
}
