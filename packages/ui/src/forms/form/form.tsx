import { useEffect, useId, useRef, type ComponentProps, type MouseEvent } from 'react';

import { Icon } from '../../foundations/icon/icon.tsx';
import { hiddenText } from '../../foundations/theme/mixins.css.ts';
import { cx } from '../../util/cx.ts';
import { useMergedRef } from '../../util/merged-ref.ts';
import { ToldByForm } from '../text-field/told-by-form.ts';
import { controlOf } from './control-of.ts';
import * as css from './form.css.ts';
import type { FormError } from './error-news.ts';
import { useErrors } from './use-errors.ts';

export interface FormProps extends ComponentProps<'form'> {
  /** What is wrong now, in the order of the fields. */
  errors?: readonly FormError[];
  /** Over the list of all that is wrong: how much there is to mend. */
  summaryTitle: (count: number) => string;
}

const none: readonly FormError[] = [];

/**
 * Fields that are sent together. After a try that failed it says at its top
 * what is wrong, takes the focus there, and leads to each field; what turns out
 * wrong before that is said aloud once. The browser's own bubbles stay away.
 */
export function Form({
  errors = none,
  summaryTitle,
  onSubmit,
  className,
  children,
  ref,
  ...rest
}: FormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLElement>(null);
  const { told, tried } = useErrors(errors);

  useEffect(() => {
    if (told.calls > 0) summary.current?.focus();
  }, [told.calls]);

  const lead = (event: MouseEvent<HTMLAnchorElement>, field: string): void => {
    // The address is the page's own; an entry only moves the focus.
    event.preventDefault();
    const control = form.current && controlOf(form.current, field);
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: 'center' });
  };

  return (
    <form
      noValidate
      {...rest}
      ref={useMergedRef(form, ref)}
      className={cx(css.form, className)}
      onSubmit={(event) => {
        onSubmit?.(event);
        tried();
      }}
    >
      {told.listed ? (
        <section
          ref={summary}
          tabIndex={-1}
          aria-labelledby={`${id}-title`}
          className={css.summary}
          data-tone="danger"
        >
          <Icon name="warning" className={css.icon} />
          <div className={css.texts}>
            <h2 id={`${id}-title`} className={css.title}>
              {summaryTitle(errors.length)}
            </h2>
            <ul className={css.list}>
              {errors.map(({ field, text }) => (
                <li key={`${field} ${text}`}>
                  <a
                    href={`#${field}`}
                    className={css.entry}
                    onClick={(event) => lead(event, field)}
                  >
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </section>
      ) : null}
      <output className={hiddenText}>{told.aloud}</output>
      <ToldByForm value={errors !== none}>{children}</ToldByForm>
    </form>
  );
}
