import { useState } from 'react';
import { Button } from '@livery/ui/button';
import { Confirm } from '@livery/ui/confirm';
import { Radio, RadioGroup } from '@livery/ui/radio-group';
import { Text } from '@livery/ui/text';
import { call } from '#kernel/http/client.ts';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { ResponsiblePlay } from '../../api/responsible-play.ts';
import { useChange } from '../../api/use-change.ts';
import * as css from '../../care.css.ts';
import { useBarred } from '../../use-barred.ts';
import { useSpan } from '../../words.ts';

export interface TimeOutScreenProps {
  readonly userName: string;
  readonly play: ResponsiblePlay;
}

/** A break from play: a length, and one question. */
export function TimeOutScreen({ userName, play }: TimeOutScreenProps) {
  const { t } = useTranslation();
  const spanOf = useSpan();
  const barred = useBarred();
  const { change, busy } = useChange(userName);
  const { timeOuts } = play.rules;
  const [span, setSpan] = useState(timeOuts[0] ?? '');
  const [asking, setAsking] = useState(false);

  const begin = async (): Promise<void> => {
    const isDone = await change(
      async () => barred('timeout', (await call('timeOut', { body: { duration: span } })).until),
      () => undefined,
    );
    if (!isDone) setAsking(false);
  };
  return (
    <div className={css.form}>
      <Text>{t('timeOut.line')}</Text>
      <Text>{t('timeOut.money')}</Text>
      <RadioGroup cards label={t('timeOut.length')} value={span} onValueChange={setSpan}>
        {timeOuts.map((one) => (
          <Radio key={one} value={one}>
            {spanOf(one)}
          </Radio>
        ))}
      </RadioGroup>
      <Button full onClick={() => setAsking(true)}>
        {t('timeOut.button')}
      </Button>
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        onSubmit={() => void begin()}
        title={t('timeOut.ask', { span: spanOf(span) })}
        description={t('timeOut.ask.line')}
        submitLabel={t('timeOut.ask.button')}
        busy={busy}
      />
    </div>
  );
}
