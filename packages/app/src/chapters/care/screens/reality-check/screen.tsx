import { useState } from 'react';
import { Button } from '@livery/ui/button';
import { Radio, RadioGroup } from '@livery/ui/radio-group';
import { Text } from '@livery/ui/text';
import { useReturn } from '@livery/web/routing/use-return';
import { useTranslation } from '@livery/web/texts/use-translation';
import { call } from '#kernel/http/client.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import type { ResponsiblePlay } from '../../api/responsible-play.ts';
import { useChange } from '../../api/use-change.ts';
import * as css from '../../care.css.ts';
import { useMinutes } from '../../words.ts';

export interface RealityCheckScreenProps {
  readonly userName: string;
  readonly play: ResponsiblePlay;
}

const usual = [10, 15, 20, 30, 60];

/** How often play stops and says how it goes. */
export function RealityCheckScreen({ userName, play }: RealityCheckScreenProps) {
  const { t } = useTranslation();
  const goBack = useReturn(pathTo('limits'));
  const minutes = useMinutes();
  const { change, busy } = useChange(userName);
  const { realityCheckMinutes, rules } = play;
  const [chosen, choose] = useState(realityCheckMinutes);
  const most = rules.realityCheckAtMost;
  const offered = [...new Set([...usual, realityCheckMinutes, most])]
    .filter((one) => one <= most)
    .toSorted((one, other) => one - other);

  const save = async (): Promise<void> => {
    const isDone = await change(
      () => call('setRealityCheck', { body: { minutes: chosen } }),
      () => t('realityCheck.saved', { span: minutes(chosen) }),
    );
    if (isDone) goBack();
  };
  return (
    <div className={css.form}>
      <Text>{t('realityCheck.line')}</Text>
      <RadioGroup
        cards
        label={t('realityCheck.length')}
        value={`${chosen}`}
        onValueChange={(value) => choose(Number(value))}
        hint={t('realityCheck.law', { span: minutes(most) })}
      >
        {offered.map((one) => (
          <Radio key={one} value={`${one}`}>
            {minutes(one)}
          </Radio>
        ))}
      </RadioGroup>
      <Button full loading={busy} onClick={() => void save()}>
        {t('realityCheck.save')}
      </Button>
    </div>
  );
}
