import type { ReactNode } from 'react';

import { AccordionItem, type AccordionItemProps } from '../../layout/accordion/accordion-item.tsx';
import { Prose } from '../../foundations/prose/prose.tsx';
import { UnreadBadge } from '../unread-badge/unread-badge.tsx';

export interface AnnouncementProps extends Omit<
  AccordionItemProps,
  'start' | 'end' | 'description' | 'title'
> {
  /** What it announces. */
  title: string;
  /** When it was written, as the language says it. */
  date: string;
  /** Nobody has opened it yet. */
  unread?: boolean;
  /** Says so to those who do not see the mark. */
  unreadLabel?: string;
  /** Opened while it was unread. */
  onRead?: (() => void) | undefined;
  /** The text, already made safe. */
  children: ReactNode;
}

/** An announcement: a line that opens to its text, and is read by that. */
export function Announcement({
  title,
  date,
  unread = false,
  unreadLabel,
  onRead,
  onOpenChange,
  children,
  ...rest
}: AnnouncementProps) {
  const change = (open: boolean): void => {
    if (open && unread) onRead?.();
    onOpenChange?.(open);
  };
  return (
    <AccordionItem
      {...rest}
      title={<bdi>{title}</bdi>}
      description={<time>{date}</time>}
      onOpenChange={change}
      end={
        unread ? (
          <UnreadBadge count={1} dot {...(unreadLabel ? { label: unreadLabel } : {})} />
        ) : null
      }
    >
      <Prose>{children}</Prose>
    </AccordionItem>
  );
}
