import { useState } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Tab, TabList, TabPanel, Tabs } from '@livery/ui/tabs';
import { LoginForm } from './login-form.tsx';
import * as css from './login-form.css.ts';
import { SmsWay } from './sms-way.tsx';
import { useLoginForm, type LoginFormOptions } from './use-login-form.ts';

/** By password or by a code; what was typed into either stays. */
function TwoWays({ name, ticket, onSuccess }: LoginFormOptions) {
  const { t } = useTranslation();
  const [way, choose] = useState('password');
  const [isCodeWanted, wantCode] = useState(false);
  const byPassword = useLoginForm({ name, ticket, onSuccess });
  return (
    <Tabs
      value={way}
      onValueChange={(next) => {
        choose(next);
        if (next === 'sms') wantCode(true);
        // The form comes back with another picture, whose digits these are not.
        byPassword.put('captcha')('');
      }}
    >
      <div className={css.choice}>
        <TabList label={t('flag.LOGMOBVERF3.by')}>
          <Tab value="password">{t('flag.LOGMOBVERF3.password')}</Tab>
          <Tab value="sms">{t('flag.LOGMOBVERF3.sms')}</Tab>
        </TabList>
      </div>
      <TabPanel value="password">
        <LoginForm form={byPassword} />
      </TabPanel>
      {isCodeWanted ? <SmsWay onSuccess={onSuccess} /> : <TabPanel value="sms">{null}</TabPanel>}
    </Tabs>
  );
}

function OneWay(options: LoginFormOptions) {
  return <LoginForm form={useLoginForm(options)} />;
}

/** The ways in that the brand has. */
export const LoginWays = FLAGS.LOGMOBVERF3 ? TwoWays : OneWay;
