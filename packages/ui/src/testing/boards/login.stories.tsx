import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../../button/index.ts';
import { Checkbox } from '../../checkbox/index.ts';
import { IconButton } from '../../icon-button/index.ts';
import { TextLink } from '../../link/index.ts';
import { Message } from '../../message/index.ts';
import { NavBar } from '../../nav-bar/index.ts';
import { Page } from '../../page/index.ts';
import { PasswordField } from '../../password-field/index.ts';
import { Scene } from '../../scene/index.ts';
import { Tab, TabList, TabPanel, Tabs } from '../../tabs/index.ts';
import { TextField } from '../../text-field/index.ts';
import { Wordmark } from '../../wordmark/index.ts';
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
          text="Log in to pick up where you left off."
        />
        <Tabs defaultValue="password" className={css.form}>
          <TabList label="How to log in">
            <Tab value="password">Password</Tab>
            <Tab value="sms">SMS code</Tab>
          </TabList>
          <TabPanel value="password" className={css.stack}>
            <Message kind="error">
              That username and password do not match. Type the letters below and try again.
            </Message>
            <TextField label="Username" icon="user" defaultValue="marisol88" clearLabel="Clear" />
            <PasswordField
              label="Password"
              defaultValue="correct horse"
              revealLabel="Show password"
              concealLabel="Hide password"
            />
            <TextField
              label="Letters in the picture"
              icon="shield"
              defaultValue="K7"
              trailing={<IconButton icon="refresh" label="Another picture" />}
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
