import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Reply } from '@livery/contract/client';
import { Button } from '@livery/ui/button';
import { Checkbox } from '@livery/ui/checkbox';
import { Heading } from '@livery/ui/heading';
import { Progress } from '@livery/ui/progress';
import { Radio, RadioGroup } from '@livery/ui/radio-group';
import { Stack } from '@livery/ui/stack';
import { Text } from '@livery/ui/text';
import { useToast } from '@livery/ui/toast';
import { useTranslation } from '@livery/web/texts/use-translation';
import { call } from '#kernel/http/client.ts';
import { errorText } from '#kernel/http/error-text.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import * as css from '../../care.css.ts';
import { TestResult } from '../../components/test-result.tsx';
import { answers, questions } from '../../self-test.ts';

/** Nine questions, each on a page of its own in the browser’s history, and what they come to. */
export function SelfTestScreen({ asked }: { readonly asked: number }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const toast = useToast();
  const [given, setGiven] = useState<readonly number[]>([]);
  const [keeps, setKeeps] = useState(false);
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<Reply<'selfAssessment'>>();
  // Whoever comes to a later question by its address answers the first that is open.
  const at = Math.min(
    Number.isInteger(asked) && asked > 0 ? asked : 1,
    given.length + 1,
    questions.length,
  );
  const question = t(questions[at - 1] ?? questions[0]);
  const place = t('selfTest.of', { number: at, count: questions.length });
  const isLast = at === questions.length;
  const part = useRef<HTMLHeadingElement>(null);
  const before = useRef(at);
  useEffect(() => {
    if (before.current !== at) part.current?.focus();
    before.current = at;
  }, [at]);

  const answer = (value: string): void =>
    setGiven((all) => [...all.slice(0, at - 1), Number(value), ...all.slice(at)]);
  const finish = async (): Promise<void> => {
    setBusy(true);
    try {
      setResult(await call('selfAssessment', { body: { answers: [...given], consent: keeps } }));
    } catch (error) {
      toast.show({ tone: 'danger', text: errorText(error, t) });
    }
    setBusy(false);
  };
  if (result)
    return (
      <TestResult
        result={result}
        onAgain={() => {
          setGiven([]);
          setResult(undefined);
          navigate(pathTo('selfTest'), { replace: true });
        }}
      />
    );
  const value = given[at - 1];
  return (
    <div className={css.form}>
      <Text tone="soft">{t('selfTest.line')}</Text>
      <Stack gap="xs">
        <Text step="s2" tone="soft">
          {place}
        </Text>
        <Progress
          label={t('title.selfTest')}
          labelHidden
          value={at}
          max={questions.length}
          valueText={place}
        />
      </Stack>
      <Heading ref={part} tabIndex={-1} step="s5">
        {question}
      </Heading>
      <RadioGroup
        key={at}
        cards
        label={question}
        labelHidden
        {...(value === undefined ? {} : { value: `${value}` })}
        onValueChange={answer}
      >
        {answers.map((text, index) => (
          <Radio key={text} value={`${index}`}>
            {t(text)}
          </Radio>
        ))}
      </RadioGroup>
      {isLast ? (
        <Checkbox checked={keeps} onChange={(event) => setKeeps(event.target.checked)}>
          {t('selfTest.keep')}
        </Checkbox>
      ) : null}
      {isLast ? (
        <Button full disabled={value === undefined} loading={busy} onClick={() => void finish()}>
          {t('selfTest.show')}
        </Button>
      ) : (
        <Button
          full
          disabled={value === undefined}
          onClick={() => void navigate(pathTo('selfTest', { q: `${at + 1}` }))}
        >
          {t('exclusion.next')}
        </Button>
      )}
    </div>
  );
}
