import type { Meta, StoryObj } from '@storybook/react-vite';

import { Avatar } from '../../data/avatar/index.ts';
import { CaptchaField } from '../../forms/captcha-field/index.ts';
import { CodeField } from '../../forms/code-field/index.ts';
import { CopyButton } from '../../actions/copy-button/index.ts';
import { DatePicker } from '../../forms/date-picker/index.ts';
import { FileUpload } from '../../forms/file-upload/index.ts';
import { List, ListFact } from '../../layout/list-row/index.ts';
import { Pagination } from '../../data/pagination/index.ts';
import { PhoneField } from '../../forms/phone-field/index.ts';
import { Progress } from '../../feedback/progress/index.ts';
import { Radio, RadioGroup } from '../../forms/radio-group/index.ts';
import { Select } from '../../forms/select/index.ts';
import { Switch } from '../../forms/switch/index.ts';
import { Tag } from '../../data/tag/index.ts';
import * as css from '../board.css.ts';
import { countryWords } from '../words.ts';

const nothing = (): void => undefined;
const code = {
  send: 'Send code',
  sending: 'Sending',
  wait: (seconds: number) => `Again in ${seconds} s`,
  again: 'Send again',
  sent: 'Sent',
};
const words = {
  close: 'Close',
  previous: 'Back',
  next: 'On',
  choose: 'Choose a year',
  hour: 'Hour',
  minute: 'Minute',
  done: 'Take this time',
};
const banks = [{ value: 'a', label: 'Harbour Savings' }];

/** Every field of a form, as they stand under each other. */
function Fields() {
  return (
    <div className={css.column}>
      <PhoneField
        label="Mobile number"
        countryLabel="Dialling code"
        labels={countryWords}
        countries={[{ code: 'PH', dial: '63', name: 'Philippines' }]}
        value={{ dial: '63', number: '9175550122' }}
        onValueChange={nothing}
      />
      <CodeField
        label="Code"
        value=""
        onValueChange={nothing}
        onSend={nothing}
        labels={code}
        hint="It comes as a message."
      />
      <CaptchaField
        label="Digits"
        value="48"
        onValueChange={nothing}
        onRefresh={nothing}
        refreshLabel="Another picture"
        failed
      />
      <Select label="Bank" icon="withdraw" options={banks} />
      <Select
        label="Province"
        icon="pin"
        options={banks}
        placeholder="Choose one"
        defaultValue=""
        error="Choose your province."
      />
      <DatePicker
        label="Birthday"
        locale="en-GB"
        value="1990-06-15"
        onValueChange={nothing}
        labels={words}
      />
      <RadioGroup label="For how long" value="week" onValueChange={nothing}>
        <Radio value="day">A day</Radio>
        <Radio value="week">A week</Radio>
      </RadioGroup>
      <RadioGroup label="How you want it" cards value="wallet" onValueChange={nothing}>
        <Radio value="bank" description="One to three working days" end="₱0">
          Bank transfer
        </Radio>
        <Radio value="wallet" description="Within an hour" end="₱15">
          Electronic wallet
        </Radio>
      </RadioGroup>
    </div>
  );
}

/** What stands beside fields, in rows and on cards. */
function Controls() {
  return (
    <>
      <List>
        <Switch icon="bell" label="Messages" description="Winnings and payments" defaultChecked />
        <Switch icon="eye" label="Hide my balance" />
        <ListFact
          icon="receipt"
          label="Number"
          value="4821 0055"
          end={<CopyButton value="4" label="Copy" doneLabel="Copied" />}
        />
        <ListFact label="Deposit" description="12 March" end={<Tag tone="success">Paid in</Tag>} />
      </List>
      <div className={css.board}>
        <Tag>Waiting</Tag>
        <Tag tone="action">New</Tag>
        <Tag tone="win" icon="trophy">
          Won
        </Tag>
        <Tag tone="danger" icon="warning">
          Refused
        </Tag>
      </div>
      <div className={css.board}>
        <Avatar name="Marisol Cruz" size="small" />
        <Avatar name="Marisol Cruz" />
        <Avatar />
        <Avatar name="Marisol Cruz" size="large" />
        <CopyButton wide value="4821" label="Copy the number" doneLabel="Copied" />
      </div>
      <div className={css.column}>
        <Progress label="Your limit for today" value={35} valueText="₱350 of ₱1,000" />
        <Progress label="Your limit for this week" value={90} valueText="₱900" tone="danger" />
        <FileUpload
          label="Pictures of your passport"
          locale="en"
          labels={{
            add: 'Add a picture',
            limits: (kinds, size) => `${kinds}, at most ${size} each.`,
            remove: String,
            refusals: { type: '', size: '', count: '' },
          }}
        />
        <Pagination
          label="Pages"
          page={10}
          count={20}
          locale="en"
          previousLabel="Back"
          nextLabel="On"
          pageLabel={(page) => `Page ${page}`}
        />
      </div>
    </>
  );
}

const meta = { title: 'Boards/Forms', component: Fields } satisfies Meta<typeof Fields>;

export default meta;

export const OfFields: StoryObj<typeof meta> = {};
export const OfControls: StoryObj<typeof meta> = { render: () => <Controls /> };
