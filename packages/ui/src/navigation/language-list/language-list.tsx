import type { ComponentProps } from 'react';

import { Icon } from '../../foundations/icon/icon.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { List } from '../../layout/list-row/list-row.tsx';
import { useOwn } from '../../util/use-own.ts';
import * as css from './language-list.css.ts';

export interface Language {
  /** The merchant's own code. */
  readonly code: string;
  /** BCP 47, for the voice that reads the name. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** What the language calls itself. */
  readonly endonym: string;
  /** What the language of the page calls it. */
  readonly name?: string;
}

export interface LanguageListProps extends Omit<ComponentProps<'ul'>, 'children' | 'defaultValue'> {
  /** What is chosen here. */
  label: string;
  /** In the order they are shown. */
  languages: readonly Language[];
  /** Code of the language of the page, for whoever keeps it. */
  value?: string;
  /** The same at first. */
  defaultValue?: string;
  /** Another one was chosen. */
  onValueChange?: (code: string) => void;
  /** Code of the language that is on its way. */
  busy?: string | undefined;
}

/** Languages by the names they call themselves. A press changes the page, so they are buttons. */
export function LanguageList({
  label,
  languages,
  value,
  defaultValue = '',
  onValueChange,
  busy,
  className,
  ...rest
}: LanguageListProps) {
  const [chosen, choose] = useOwn(value, defaultValue, onValueChange);
  return (
    <List {...rest} className={className} aria-label={label}>
      {languages.map(({ code, lang, dir, endonym, name }) => {
        const current = code === chosen;
        return (
          <button
            key={code}
            type="button"
            className={css.language}
            aria-current={current || undefined}
            aria-busy={code === busy || undefined}
            onClick={() => {
              if (!current) choose(code);
            }}
          >
            <span className={css.endonym} lang={lang} dir={dir}>
              {endonym}
            </span>
            {name && name !== endonym ? (
              <Text render={<span />} step="s2" tone="soft" className={css.name}>
                {name}
              </Text>
            ) : null}
            {current ? <Icon name="check" size={22} className={css.mark} /> : null}
          </button>
        );
      })}
    </List>
  );
}
