import { useTranslation } from '@livery/web/texts/use-translation';
import { Checkbox } from '@livery/ui/checkbox';
import { TextLink } from '@livery/ui/link';
import { useMerchant } from '#kernel/merchant.tsx';
import * as css from '../register.css.ts';

export interface DisclaimerProps {
  readonly minAge: number;
  readonly accepted: boolean;
  readonly onAccept: (accepted: boolean) => void;
  /** It has to be accepted, and was not. */
  readonly wrong: boolean;
}

/** What everybody agrees to, beside where it can be read. */
export function Disclaimer({ minAge, accepted, onAccept, wrong }: DisclaimerProps) {
  const { t } = useTranslation();
  const { legal } = useMerchant();
  const papers = [
    { href: legal.terms, text: t('register.terms') },
    { href: legal.privacy, text: t('register.privacy') },
  ];
  return (
    <div>
      <Checkbox
        name="disclaimer"
        checked={accepted}
        onChange={({ target }) => onAccept(target.checked)}
        error={wrong ? t('register.accept.rule') : undefined}
      >
        {minAge > 0 ? t('register.accept', { age: minAge }) : t('register.accept.ageless')}
      </Checkbox>
      <div className={css.papers}>
        {papers.map(({ href, text }) =>
          href ? (
            // Nothing of the form is lost by a look at it.
            <TextLink key={text} inline href={href} target="_blank" rel="noopener noreferrer">
              {text}
            </TextLink>
          ) : null,
        )}
      </div>
    </div>
  );
}
