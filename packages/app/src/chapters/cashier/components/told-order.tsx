import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '@livery/ui/button';
import { ErrorState } from '@livery/ui/error-state';
import { ApiError } from '@livery/web/http/api-error';
import { Link } from '#kernel/routing/link.ts';
import { PageFailed } from '#kernel/routing/page-failed.tsx';

export interface ToldOrderProps<Order> {
  readonly query: UseQueryResult<Order>;
  /** What keeps its place. */
  readonly bones: ReactNode;
  /** Said where it is nobody's, or another's; and the way to all that are theirs. */
  readonly missing: {
    readonly title: string;
    readonly line: string;
    readonly way: string;
    readonly to: string;
  };
  /** `isOld` where nobody answered when it was asked for again. */
  readonly children: (order: Order, isOld: boolean) => ReactNode;
}

const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && ['order.missing', 'request.invalid'].includes(error.code);

/** An order as the platform tells of it: what was known once stays in sight. */
export function ToldOrder<Order>({ query, bones, missing, children }: ToldOrderProps<Order>) {
  const { data, error, isFetching, refetch } = query;
  if (data) return children(data, error !== null);
  if (!error) return bones;
  if (!isMissing(error))
    return <PageFailed error={error} busy={isFetching} onRetry={() => void refetch()} />;
  return (
    <ErrorState
      kind="not-found"
      title={missing.title}
      description={missing.line}
      action={
        <Button size="medium" render={<Link to={missing.to} />}>
          {missing.way}
        </Button>
      }
    />
  );
}
