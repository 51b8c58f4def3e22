import type { ComponentProps } from 'react';
import { Link } from '#kernel/routing/link.ts';
import { currentSession } from '#kernel/session/session.ts';

/** A way within the agency: without a session it leads nowhere. */
export function AgentLink({ onClick, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link
      {...rest}
      onClick={(event) => {
        if (currentSession()) onClick?.(event);
        else event.preventDefault();
      }}
    />
  );
}
