import type { FormEvent } from 'react';
import { Button } from '@livery/ui/button';
import { Select } from '@livery/ui/select';
import { Text } from '@livery/ui/text';
import { TextField } from '@livery/ui/text-field';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { Payload } from '@livery/contract/client';
import { Failure } from '#kernel/forms/failure.tsx';
import { useFields } from '#kernel/forms/use-fields.ts';
import { call } from '#kernel/http/client.ts';
import type { TextKey } from '#kernel/i18n/text-key.ts';
import * as css from '../../../kernel/forms/form.css.ts';
import { useGuardForm } from './use-guard-form.ts';

type QuestionName = Payload<'setQuestions'>['answers'][number]['question'];

const questions = {
  pet: 'questions.pet',
  school: 'questions.school',
  town: 'questions.town',
  friend: 'questions.friend',
  job: 'questions.job',
  teacher: 'questions.teacher',
} as const satisfies Readonly<Record<QuestionName, TextKey>>;

const empty = { first: '', firstAnswer: '', second: '', secondAnswer: '' };

const isQuestion = (text: string): text is QuestionName => Object.hasOwn(questions, text);
const isShort = (answer: string): boolean => answer.trim().length < 2;
const isAlike = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** Two questions of a list, and what only the member answers to them. */
export function QuestionsForm({ userName }: { userName: string }) {
  const { t } = useTranslation();
  const form = useGuardForm(userName);
  const fields = useFields(empty, ({ first, firstAnswer, second, secondAnswer }) => ({
    first: isQuestion(first) ? undefined : t('questions.missing'),
    firstAnswer: isShort(firstAnswer) ? t('questions.short') : undefined,
    second: faultOf(second, first),
    secondAnswer: answerFault(secondAnswer, firstAnswer),
  }));
  const { first, firstAnswer, second, secondAnswer } = fields.values;
  const options = Object.entries(questions).map(([value, text]) => ({ value, label: t(text) }));

  function faultOf(question: string, other: string): string | undefined {
    if (!isQuestion(question)) return t('questions.missing');
    return question === other ? t('questions.same') : undefined;
  }
  function answerFault(answer: string, other: string): string | undefined {
    if (isShort(answer)) return t('questions.short');
    return isAlike(answer, other) ? t('questions.alike') : undefined;
  }
  const save = async (): Promise<void> => {
    if (!isQuestion(first) || !isQuestion(second)) return;
    const payload = {
      answers: [
        { question: first, answer: firstAnswer.trim() },
        { question: second, answer: secondAnswer.trim() },
      ],
    };
    const refused = await form.ask(() => call('setQuestions', { payload }));
    if (refused === undefined) await form.finish('questions.saved');
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!form.busy && fields.passes()) void save();
  };
  const answer = (name: 'firstAnswer' | 'secondAnswer') =>
    ({
      name,
      ref: fields.control(name),
      // Nothing that this device offers to others.
      autoComplete: 'off',
      spellCheck: false,
      maxLength: 80,
      value: fields.values[name],
      error: fields.errorOf(name),
      onChange: ({ target }: { readonly target: { readonly value: string } }) =>
        fields.put(name)(target.value),
    }) as const;
  return (
    <>
      <form className={css.form} noValidate onSubmit={submit}>
        <Failure text={form.failure} />
        <Text tone="soft">{t('questions.about')}</Text>
        <Select
          label={t('questions.first')}
          placeholder={t('questions.choose')}
          options={options}
          value={first}
          error={fields.errorOf('first')}
          onChange={({ target }) => fields.put('first')(target.value)}
        />
        <TextField label={t('questions.answer.first')} {...answer('firstAnswer')} />
        <Select
          label={t('questions.second')}
          placeholder={t('questions.choose')}
          options={options}
          value={second}
          error={fields.errorOf('second')}
          onChange={({ target }) => fields.put('second')(target.value)}
        />
        <TextField label={t('questions.answer.second')} {...answer('secondAnswer')} />
        <Button className={css.send} type="submit" full loading={form.busy}>
          {t('questions.save')}
        </Button>
      </form>
      {form.proof}
    </>
  );
}
