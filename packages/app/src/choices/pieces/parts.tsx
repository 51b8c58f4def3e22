import { Button } from '@livery/ui/button';
import { Checkbox } from '@livery/ui/checkbox';
import { ChipGroup, FilterChip } from '@livery/ui/chip-group';
import { Heading } from '@livery/ui/heading';
import { Icon } from '@livery/ui/icon';
import { List, ListRow } from '@livery/ui/list-row';
import { Message } from '@livery/ui/message';
import { Pagination } from '@livery/ui/pagination';
import { Radio, RadioGroup } from '@livery/ui/radio-group';
import { SectionTitle } from '@livery/ui/section-title';
import { Segmented } from '@livery/ui/segmented';
import { Surface } from '@livery/ui/surface';
import { Text } from '@livery/ui/text';
import { TextField } from '@livery/ui/text-field';
import { emphasised } from '@livery/web/texts/emphasis';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useSamples } from '../surroundings.tsx';
import * as css from './pieces.css.ts';

const shown = [
  'home',
  'account',
  'game-slots',
  'game-live',
  'game-sports',
  'promotions',
  'heart',
  'mail',
  'rewards',
  'limits',
  'headset',
  'settings',
] as const;

export const IconsPiece = () => (
  <div className={css.icons}>
    {shown.map((name) => (
      <Icon key={name} name={name} size={32} />
    ))}
  </div>
);

/** A form: fields, an answer to tick, and both buttons. */
export function FormPiece() {
  const { t } = useTranslation();
  const { words } = useSamples();
  return (
    <div className={css.column}>
      <TextField label={t('login.username')} icon="account" defaultValue="marisol88" />
      <TextField label={t('login.password')} icon="lock" hint={t('login.password.rule')} />
      <Checkbox defaultChecked>{words.remember}</Checkbox>
      <Button full>{t('nav.login')}</Button>
      <Button full variant="secondary">
        {t('nav.register')}
      </Button>
    </div>
  );
}

export function MessagePiece() {
  const { words } = useSamples();
  return (
    <div className={css.column}>
      <Message tone="danger">{words.wrong}</Message>
      <Message tone="success">{words.saved}</Message>
      <Message>{words.spinsHint}</Message>
    </div>
  );
}

/** What is chosen among others. */
export function SelectedPiece() {
  const { words } = useSamples();
  return (
    <div className={css.column}>
      <Segmented
        label={words.period}
        defaultValue="week"
        options={[
          { value: 'day', label: words.day },
          { value: 'week', label: words.week },
          { value: 'month', label: words.month },
        ]}
      />
      <ChipGroup label={words.category} labelHidden>
        <FilterChip defaultChecked>{words.slots}</FilterChip>
        <FilterChip>{words.favourite}</FilterChip>
        <FilterChip>{words.fresh}</FilterChip>
      </ChipGroup>
      <Pagination
        label={words.slots}
        page={2}
        count={20}
        locale="en"
        previousLabel={words.day}
        nextLabel={words.week}
        pageLabel={String}
      />
      <RadioGroup label={words.bets} cards defaultValue="5">
        <Radio value="1">₱1</Radio>
        <Radio value="5">₱5</Radio>
      </RadioGroup>
    </div>
  );
}

export function RowsPiece() {
  const { words } = useSamples();
  return (
    <List>
      <ListRow icon="receipt" label={words.records} />
      <ListRow icon="limits" label={words.limits} description={words.period} />
      <ListRow icon="rewards" label={words.rewards} value={words.points} />
    </List>
  );
}

/** Titles of a page, of a section and on a card. */
export function TitlesPiece() {
  const { t } = useTranslation();
  const { words } = useSamples();
  const back = emphasised(t('login.title'));
  return (
    <>
      <SectionTitle title={words.league} emphasis={words.leaguePart} />
      <div className={css.column}>
        <Heading step="s7" {...(back.emphasis ? { emphasis: back.emphasis } : {})}>
          {back.title}
        </Heading>
        <Surface pad="inset">
          <Heading step="s5" emphasis={words.salonPart}>
            {words.salon}
          </Heading>
          <Text tone="soft">{words.salonHint}</Text>
        </Surface>
        <Button>{words.play}</Button>
      </div>
    </>
  );
}
