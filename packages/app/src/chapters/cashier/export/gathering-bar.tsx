import { Button } from '@livery/ui/button';
import { Progress } from '@livery/ui/progress';
import { useTranslation } from '@livery/web/texts/use-translation';
import * as css from './export.css.ts';
import type { ExportProgress } from './use-export.ts';

/** How far a file is, and a way to stop it. */
export function GatheringBar({
  progress,
  onStop,
}: {
  progress: ExportProgress;
  onStop: () => void;
}) {
  const { t, language } = useTranslation();
  const rows = new Intl.NumberFormat(language).format(progress.rows);
  return (
    <div className={css.progress}>
      <Progress
        className={css.bar}
        label={t('records.csv.busy')}
        value={Math.round(progress.share * 100)}
        valueText={t('records.csv.rows', { count: progress.rows, rows })}
      />
      <Button variant="secondary" size="medium" onClick={onStop}>
        {t('records.csv.stop')}
      </Button>
    </div>
  );
}
