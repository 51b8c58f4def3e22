import { useTranslation } from 'react-i18next';
import { useMerchant } from '#kernel/merchant.tsx';
import * as css from './foot.css.ts';

/** What must be said at the end of the lobby: the age, who answers for the site, and that it is a demo. */
export function Foot() {
  const { t } = useTranslation();
  const { environment, legal, minAge } = useMerchant();
  const { licensee, licence, regulator } = legal;
  const facts = [licence && t('foot.licence', { licence }), regulator?.name].filter(Boolean);
  return (
    <footer className={css.foot}>
      <div className={css.card}>
        <span className={css.age} aria-hidden="true">
          {`${minAge}+`}
        </span>
        {licensee ? (
          <p>
            <span className={css.title}>{licensee}</span>
            <span className={css.facts}>{facts.join(' · ')}</span>
          </p>
        ) : null}
      </div>
      <p>{t('foot.age', { age: minAge })}</p>
      {environment === 'demo' ? <p>{t('foot.demo')}</p> : null}
    </footer>
  );
}
