import { useEffect, useState, type ReactElement } from 'react';

import type * as AppScreen from '../../packages/app/src/testing/screen.tsx';
import { featureNames, type Flags } from '../../packages/themes/src/contract/index.ts';
import { dress, type Look } from '../look.ts';
import { answerAs, type Answering } from './platform.ts';

/** What a build folds away is asked for when it is needed: the toolbar changes brands. */
const setFlags = (flags: Flags): unknown => Object.assign(globalThis, { FLAGS: flags });

const everyFlag = Object.fromEntries(featureNames.map((name) => [name, true])) as unknown as Flags;

let app: Promise<typeof AppScreen> | undefined;

export interface ScreenProps {
  /** Where the app is opened. */
  readonly path: string;
  /** A member is logged in. */
  readonly member?: boolean;
  /** What kind of customer: 0, a member, unless told. Where it is an agent’s, the brand has an agency. */
  readonly type?: number;
  /** How the platform answers. */
  readonly answering?: Answering;
}

/** Kinds of accounts that have a team. */
const agents: ReadonlySet<number> = new Set([1, 2, 41, 42]);

const arabic = { code: 'AR', tag: 'ar', endonym: 'العربية', dir: 'rtl' } as const;

/** Its routes are listed when it is first read: with every feature, of which a brand then shows its own. */
function readApp() {
  if (!app) setFlags(everyFlag);
  return (app ??= import('../../packages/app/src/testing/screen.tsx'));
}

async function open(
  { path, member = false, type = 0, answering = 'loaded' }: ScreenProps,
  look: Look,
): Promise<ReactElement> {
  const { openScreen } = await readApp();
  const { merchant, icons } = dress(look);
  const { page, made } = merchant;
  answerAs(answering, page.currency);
  setFlags({
    ...made.flags,
    AGENCY3: made.flags.AGENCY3 || agents.has(type),
    AGECONTRACT3: true,
    AGETRANSDOWN3: true,
    AGENTRANSMULTDOWN3: true,
  });
  const { pathname, search } = new URL(path, location.origin);
  const speaks = page.languages.some(({ code }) => code === arabic.code);
  return openScreen({
    // A brand without Arabic is still seen from right to left.
    merchant: speaks ? page : { ...page, languages: [...page.languages, arabic] },
    icons,
    language: look.dir === 'rtl' ? arabic.code : 'EN',
    theme: look.theme,
    at: { pathname, search, state: { gameName: 'Moon Orchard' } },
    ...(member
      ? {
          session: {
            token: 'recorded',
            merchantCode: page.code,
            userName: 'marisol88',
            type,
            firstTimeLogin: false,
          },
        }
      : {}),
  });
}

/** The app itself, opened at an address, with a platform that was recorded. */
export function Shown({ look, ...screen }: ScreenProps & { readonly look: Look }) {
  const [shown, show] = useState<ReactElement>();
  const { path, member, type, answering } = screen;
  const { merchant, theme, dir } = look;
  useEffect(() => {
    let isGone = false;
    const scene = {
      path,
      ...(member ? { member } : {}),
      ...(type === undefined ? {} : { type }),
      ...(answering ? { answering } : {}),
    };
    const start = async (): Promise<void> => {
      const opened = await open(scene, { merchant, theme, dir });
      if (!isGone) show(opened);
    };
    void start();
    return () => {
      isGone = true;
    };
  }, [path, member, type, answering, merchant, theme, dir]);
  return shown ?? null;
}
