import { useId, type ComponentProps, type ReactNode } from 'react';

import { Heading } from '../../foundations/heading/heading.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { cx } from '../../util/cx.ts';
import { contactsOf, type ContactLink, type ContactType } from './contacts-of.ts';
import * as css from './contact-block.css.ts';

export interface ContactBlockProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** Says that the house can be found elsewhere too. */
  title: string;
  /** Level of the title in the page. */
  level?: 2 | 3;
  /** Where; a network without a link is not shown. */
  links: readonly ContactLink[];
  /** What each network is called. */
  names: Readonly<Record<ContactType, string>>;
  /** What playing for money may do. */
  warning: ReactNode;
}

/** Where the house is found, and a word on the risk of playing. */
export function ContactBlock({
  title,
  level = 2,
  links,
  names,
  warning,
  className,
  ...rest
}: ContactBlockProps) {
  const titleId = useId();
  const contacts = contactsOf(links);
  return (
    <Stack
      gap="l"
      className={cx(css.block, className)}
      render={<section {...rest} aria-labelledby={titleId} />}
    >
      <Heading id={titleId} level={level}>
        {title}
      </Heading>
      {contacts.length > 0 ? (
        <ul className={css.contacts}>
          {contacts.map(({ type, url }) => (
            <li key={type} className={css.place}>
              <a
                className={css.contact}
                href={url}
                target="_blank"
                rel="noreferrer"
                aria-label={names[type]}
              >
                <Icon name={type} className={css.icon} />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={css.warning}>
        <Icon name="warning" size={20} className={css.sign} />
        <Text step="s2" tone="soft" className={css.text} render={<div />}>
          {warning}
        </Text>
      </div>
    </Stack>
  );
}
