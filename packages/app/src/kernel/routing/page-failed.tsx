import { errorText, hasNoLine } from '../http/error-text.ts';
import { useTranslation } from '@livery/web/texts/use-translation';
import { PageAbsent, type PageAbsentProps } from './page-absent.tsx';

export interface PageFailedProps extends Pick<PageAbsentProps, 'busy' | 'onRetry'> {
  /** Why, as the platform or the network says it. */
  readonly error: unknown;
}

/** What a page is for was asked of the platform, and did not come. */
export function PageFailed({ error, ...more }: PageFailedProps) {
  const { t } = useTranslation();
  return <PageAbsent {...more} isOffline={hasNoLine(error)} why={errorText(error, t)} />;
}
