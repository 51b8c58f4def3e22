import { useId, type ComponentProps, type ReactNode } from 'react';

import { CopyButton } from '../../actions/copy-button/copy-button.tsx';
import { Heading } from '../../foundations/heading/heading.tsx';
import { Inline } from '../../layout/inline/inline.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Surface } from '../../layout/surface/surface.tsx';
import { DataList, type Datum } from '../../data/data-list/data-list.tsx';
import { Tag, type TagProps } from '../../data/tag/tag.tsx';
import * as css from './receipt.css.ts';

export interface ReceiptStatus {
  /** How it stands: “Paid out”. */
  readonly label: string;
  /** Whether that is good news. */
  readonly tone?: TagProps['tone'];
  /** Stands before the words. */
  readonly icon?: TagProps['icon'];
}

export interface ReceiptNumber {
  /** What it is called: “Number”. */
  readonly label: string;
  /** The number itself. */
  readonly value: string;
  /** Names the button that copies it. */
  readonly copyLabel: string;
  /** Said once it is copied. */
  readonly copiedLabel: string;
}

export interface ReceiptProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** What was paid: “Withdrawal”. */
  title: string;
  /** How much, as the language writes it. */
  amount: ReactNode;
  /** How it stands. */
  status: ReceiptStatus;
  /** All that there is to know, one under the other. */
  facts: readonly Datum[];
  /** What it is known by. */
  number?: ReceiptNumber;
  /** What can be done with it: buttons, links. */
  children?: ReactNode;
}

/** One payment, with all that somebody may be asked about it later. */
export function Receipt({ title, amount, status, facts, number, children, ...rest }: ReceiptProps) {
  const id = useId();
  const numbered: readonly Datum[] = number
    ? [
        {
          label: number.label,
          value: <span translate="no">{number.value}</span>,
          end: (
            <CopyButton
              value={number.value}
              label={number.copyLabel}
              doneLabel={number.copiedLabel}
            />
          ),
        },
      ]
    : [];
  return (
    <Surface pad="l" render={<Stack gap="l" render={<section {...rest} aria-labelledby={id} />} />}>
      <Stack gap="s" align="centre" className={css.head}>
        <Heading id={id} step="s3" className={css.title}>
          {title}
        </Heading>
        <p className={css.amount}>
          <bdi>{amount}</bdi>
        </p>
        <Tag tone={status.tone ?? 'neutral'} {...(status.icon ? { icon: status.icon } : {})}>
          {status.label}
        </Tag>
      </Stack>
      <DataList variant="plain" data={[...facts, ...numbered]} />
      {children ? (
        <Inline gap="s" justify="centre">
          {children}
        </Inline>
      ) : null}
    </Surface>
  );
}
