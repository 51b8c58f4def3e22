import { Children, type ComponentProps, type ReactNode } from 'react';

import { Icon } from '../../foundations/icon/icon.tsx';
import type { IconName } from '../../foundations/icon/names.ts';
import { Text } from '../../foundations/text/text.tsx';
import { AsButton, type Render } from '../../util/as.tsx';
import { hiddenText } from '../../foundations/theme/mixins.css.ts';
import { cx } from '../../util/cx.ts';
import { StudioMark } from '../../gaming/vendor-tile/vendor-tile.tsx';
import * as css from './footer.css.ts';

export interface Licence {
  /** Who may play, such as an age and a plus. */
  readonly age: string;
  /** The same in words, for those who hear it. */
  readonly ageLabel: string;
  /** Says that the house is licensed. */
  readonly title: string;
  /** By whom, and under which number. */
  readonly description: string;
  /** A link to the register, in place of plain words. */
  readonly render?: Render | undefined;
}

export interface FooterProps extends ComponentProps<'footer'> {
  /** The regulator's card: age, licence, seal. */
  licence: Licence;
  /** Names the links. */
  label: string;
  /** `FooterLink`s, in two columns. */
  children: ReactNode;
  /** Marks of the studios, in one colour. */
  studios?: readonly { readonly name: string; readonly src: string }[];
  /** Names the marks. */
  studiosLabel?: string;
  /** A word on playing well. */
  tagline?: ReactNode;
  /** Whose site it is, and since when. */
  copyright: ReactNode;
  /** Nothing lies over the end of the page: it makes no room for a bar. */
  last?: boolean;
}

const none: NonNullable<FooterProps['studios']> = [];

/** The end of a page, with room for the bottom bar over it. */
export function Footer({
  licence,
  label,
  children,
  studios = none,
  studiosLabel,
  tagline,
  copyright,
  last = false,
  className,
  ...rest
}: FooterProps) {
  const { age, ageLabel, title, description, render } = licence;
  const card = (
    <>
      <span className={css.age}>
        <span aria-hidden="true">{age}</span>
        <span className={hiddenText}>{ageLabel}</span>
      </span>
      <span className={css.words}>
        <span className={css.title}>
          <bdi>{title}</bdi>
        </span>
        <Text render={<span />} step="s2" className={css.text}>
          <bdi>{description}</bdi>
        </Text>
      </span>
      <Icon name="seal" size={40} className={css.seal} />
    </>
  );
  return (
    <footer {...rest} className={cx(css.footer, className)} data-foot={last ? 'last' : ''}>
      {studios.length > 0 ? (
        <ul className={css.studios} aria-label={studiosLabel}>
          {studios.map(({ name, src }) => (
            <li key={name}>
              <StudioMark src={src} className={css.mark} />
              <span className={hiddenText}>{name}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {render ? (
        <AsButton render={render} className={css.licence}>
          {card}
        </AsButton>
      ) : (
        <div className={css.licence}>{card}</div>
      )}
      <nav className={css.links} aria-label={label}>
        <ul className={css.columns}>
          {Children.map(children, (link) => (
            <li className={css.place}>{link}</li>
          ))}
        </ul>
      </nav>
      <div className={css.foot}>
        {tagline ? <p>{tagline}</p> : null}
        <p className={css.copyright}>{copyright}</p>
      </div>
    </footer>
  );
}

export interface FooterLinkProps extends ComponentProps<'button'> {
  /** Stands before the words. */
  icon?: IconName;
  /** Where it leads: a link, in place of a button. */
  render?: Render | undefined;
  /** The words. */
  children: ReactNode;
}

/** A link of the footer. */
export function FooterLink({ icon, className, children, ...rest }: FooterLinkProps) {
  return (
    <AsButton {...rest} className={cx(css.link, className)}>
      {icon ? <Icon name={icon} size={22} className={css.icon} /> : null}
      <span className={css.linkWords}>{children}</span>
    </AsButton>
  );
}
