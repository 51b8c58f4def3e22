import { useTranslation } from 'react-i18next';
import * as css from './foot.css.ts';

/** What must be said at the end of the lobby. */
export function Foot({ minAge, demo }: { minAge: number; demo: boolean }) {
  const { t } = useTranslation();
  return (
    <footer className={css.foot}>
      <p>{t('foot.age', { age: minAge })}</p>
      {demo ? <p>{t('foot.demo')}</p> : null}
    </footer>
  );
}
