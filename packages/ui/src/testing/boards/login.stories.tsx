import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../../actions/button/index.ts';
import { CaptchaField } from '../../forms/captcha-field/index.ts';
import { drawn } from '../captcha.ts';
import { Checkbox } from '../../forms/checkbox/index.ts';
import { IconButton } from '../../actions/icon-button/index.ts';
import { TextLink } from '../../actions/link/index.ts';
import { Message } from '../../feedback/message/index.ts';
import { NavBar } from '../../navigation/nav-bar/index.ts';
import { Page } from '../../layout/page/index.ts';
import { PasswordField } from '../../forms/password-field/index.ts';
import { Scene } from '../../foundations/scene/index.ts';
import { Tab, TabList, TabPanel, Tabs } from '../../navigation/tabs/index.ts';
import { TextField } from '../../forms/text-field/index.ts';
import { Wordmark } from '../../foundations/wordmark/index.ts';
import * as css from './login.css.ts';

function Login({ name, double }: { name: string; double: boolean }) {
  return (
    <Page plain>
      <NavBar
        onScene
        onBack={() => undefined}
        backLabel="Back"
        align="centre"
        logo={double ? <Wordmark name={name} /> : null}
        end={<IconButton icon="chat" label="Help" />}
      />
      <main>
        <Scene
          mark={<Wordmark name={name} />}
          title={double ? 'Good evening' : 'Welcome back'}
          emphasis="evening"
          description="Log in to pick up where you left off."
        />
        <Tabs defaultValue="password" className={css.form}>
          <TabList label="How to log in">
            <Tab value="password">Password</Tab>
            <Tab value="sms">SMS code</Tab>
          </TabList>
          <TabPanel value="password" className={css.stack}>
            <Message tone="danger">
              That username and password do not match. Type the digits below and try again.
            </Message>
            <TextField label="Username" icon="user" defaultValue="marisol88" clearLabel="Clear" />
            <PasswordField
              label="Password"
              defaultValue="correct horse"
              revealLabel="Show password"
              concealLabel="Hide password"
            />
            <CaptchaField
              label="Digits in the picture"
              defaultValue="48"
              src={drawn('4831')}
              refreshLabel="Another picture"
              onRefresh={() => undefined}
            />
            <div className={css.options}>
              <Checkbox defaultChecked>Remember me</Checkbox>
              <TextLink href="#forgot">Forgot password?</TextLink>
            </div>
            <Button full>Log in</Button>
            <p className={css.foot}>
              New here?{' '}
              <TextLink inline href="#register">
                Create an account
              </TextLink>
            </p>
          </TabPanel>
          <TabPanel value="sms">SMS</TabPanel>
        </Tabs>
      </main>
    </Page>
  );
}

const meta = {
  title: 'Boards/Log-in',
  component: Login,
  parameters: { bare: true },
  args: { name: '', double: false },
  render: (_args, { globals }) => (
    <Login
      double={document.documentElement.dataset['header'] === 'double'}
      name={String(globals['merchant'])}
    />
  ),
} satisfies Meta<typeof Login>;

export default meta;

export const Refused: StoryObj<typeof meta> = {};
