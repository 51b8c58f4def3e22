import type { IconName } from '@livery/ui/icon';
import { ListRow } from '@livery/ui/list-row';

export interface WayRowProps {
  readonly icon: IconName;
  readonly label: string;
  /** A second line, which makes the row one of few that matter. */
  readonly description?: string;
  readonly to: string;
}

/** A way out of the site: what is on the web opens beside it. */
export function WayRow({ to, label, ...rest }: WayRowProps) {
  return (
    <ListRow
      {...rest}
      rich={rest.description !== undefined}
      label={label}
      render={
        to.startsWith('https:') ? (
          <a href={to} target="_blank" rel="noopener noreferrer">
            {label}
          </a>
        ) : (
          <a href={to}>{label}</a>
        )
      }
    />
  );
}
