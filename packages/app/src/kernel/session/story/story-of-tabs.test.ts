import { expect, it } from 'vitest';
import {
  sessionOf,
  step,
  type Action,
  type Happening,
  type Session,
  type Standing,
} from './story.ts';

type Member = 'maria' | 'luis';

interface Tab {
  standing: Standing;
  isOpen: boolean;
  reproaches: number;
}

/** A browser of three tabs, the platform it talks to, and what it keeps. */
class World {
  readonly tabs: Tab[];
  /** Of the one session that the cookie names. */
  cookie: { readonly token: string; readonly member: Member } | undefined;
  autoLogin: '0' | '1' = '0';
  remembered: Member | undefined;
  tokens = 0;
  private readonly work: (() => void)[] = [];

  constructor() {
    this.tabs = [0, 1, 2].map(() => ({ standing: { at: 'out' }, isOpen: false, reproaches: 0 }));
  }

  tab(at: number): Tab {
    const tab = this.tabs[at];
    if (!tab) throw new Error(`There is no tab ${at}`);
    return tab;
  }

  sessionFor(member: Member): Session {
    const token = `token-${(this.tokens += 1)}`;
    this.cookie = { token, member };
    return { token, merchantCode: 'aurora', userName: member, type: 0, firstTimeLogin: false };
  }

  happens(tab: Tab, news: Happening): void {
    if (!tab.isOpen) return;
    const [next, ...actions] = step(tab.standing, news);
    tab.standing = next;
    for (const action of actions) this.act(tab, action);
  }

  /** What follows comes when all that was said before was heard. */
  private later(work: () => void): void {
    this.work.push(work);
  }

  private tellOthers(tab: Tab, news: Happening): void {
    this.later(() => {
      for (const other of this.tabs) if (other !== tab) this.happens(other, news);
    });
  }

  private act(tab: Tab, action: Action): void {
    if (action.do === 'tell')
      this.tellOthers(tab, { what: 'told', session: action.session, how: action.how });
    else if (action.do === 'tellLeft') this.tellOthers(tab, { what: 'othersLeft' });
    else if (action.do === 'reproach') tab.reproaches += 1;
    else if (action.do === 'forgetChoice') this.autoLogin = '0';
    else if (action.do === 'end' && this.cookie?.token === action.session.token)
      this.cookie = undefined;
    else if (action.do === 'askDevice') this.later(() => this.answerDevice(tab));
    else if (action.do === 'askTabs') this.later(() => this.askOthers(tab));
  }

  private answerDevice(tab: Tab): void {
    if (tab.standing.at !== 'returning') return;
    const news: Happening = this.remembered
      ? { what: 'returns', session: this.sessionFor(this.remembered) }
      : { what: 'refused' };
    this.happens(tab, news);
  }

  private askOthers(tab: Tab): void {
    if (tab.standing.at !== 'asking' && tab.standing.at !== 'doubting') return;
    const known = sessionOf(tab.standing)?.token;
    const found = this.tabs
      .filter((other) => other !== tab && other.isOpen)
      .flatMap(({ standing }) => {
        const [, action] = step(standing, { what: 'asked', by: 'it' });
        return action?.do === 'answer' && action.session ? [action.session] : [];
      })
      .find(({ token }) => token !== known);
    const remembered = this.autoLogin === '1' ? (this.remembered ?? null) : null;
    this.happens(
      tab,
      found ? { what: 'told', session: found, how: 'answered' } : { what: 'alone', remembered },
    );
  }

  settle(): void {
    for (let turns = 0; this.work.length > 0; turns += 1) {
      if (turns > 200) throw new Error('It goes in a circle');
      this.work.shift()?.();
    }
  }

  open(tab: Tab): void {
    if (tab.isOpen) return;
    Object.assign(tab, { isOpen: true, standing: { at: 'out' }, reproaches: 0 });
    this.happens(tab, { what: 'begins' });
  }

  /** It has its turn, and asks the platform: what others told of before was heard. */
  logIn(tab: Tab, member: Member, isKept: boolean): void {
    this.settle();
    if (!tab.isOpen || sessionOf(tab.standing)) return;
    this.autoLogin = isKept ? '1' : '0';
    this.remembered = isKept ? member : undefined;
    this.happens(tab, { what: 'enters', session: this.sessionFor(member) });
  }

  /** The platform ends it, and tells every tab that listens, before it answers the one that asked. */
  logOut(tab: Tab): void {
    const session = tab.isOpen ? sessionOf(tab.standing) : null;
    if (!session) return;
    this.happens(tab, { what: 'asksToLeave' });
    this.later(() => {
      if (this.cookie?.token === session.token) this.cookie = undefined;
      for (const each of this.tabs) this.call(each);
      this.happens(tab, { what: 'leaves' });
    });
  }

  /** Asks the platform for something of the member’s. */
  call(tab: Tab): void {
    const session = tab.isOpen ? sessionOf(tab.standing) : null;
    if (session && session.token !== this.cookie?.token)
      this.happens(tab, { what: 'over', token: session.token, isReplaced: false });
  }
}

type Act = readonly [name: string, act: (world: World) => void];

const ofTab = (at: number): Act[] => {
  const tab = (world: World): Tab => world.tab(at);
  return [
    [`${at} opens`, (world) => world.open(tab(world))],
    [`${at} closes`, (world) => void (tab(world).isOpen = false)],
    [`maria logs in at ${at}`, (world) => world.logIn(tab(world), 'maria', false)],
    [`maria logs in at ${at} and stays`, (world) => world.logIn(tab(world), 'maria', true)],
    [`luis logs in at ${at}`, (world) => world.logIn(tab(world), 'luis', false)],
    [`${at} logs out`, (world) => world.logOut(tab(world))],
    [`${at} asks for something`, (world) => world.call(tab(world))],
  ];
};

const acts: readonly Act[] = [
  ...[0, 1, 2].flatMap(ofTab),
  ['the session runs out', (world) => void (world.cookie = undefined)],
];

/** Every tab asks for something, and what is in doubt is settled. */
function lookAround(world: World): void {
  for (const tab of world.tabs) {
    world.call(tab);
    world.settle();
  }
}

/** One story: whoever is in anywhere is in with the session of the cookie. */
const isOneStory = ({ tabs, cookie }: World): boolean =>
  tabs.every(({ standing, isOpen }) => {
    if (!isOpen || standing.at === 'out') return true;
    const { token, userName } = sessionOf(standing) ?? {};
    return standing.at === 'in' && token === cookie?.token && userName === cookie?.member;
  });

/** A member who logs in again, in whatever tab, is thrown out of none. */
function isThrownOut({ tabs, cookie }: World, told: string): boolean {
  if (told.includes('luis') || told.includes('runs out')) return false;
  const open = tabs.filter(({ isOpen }) => isOpen);
  if (open.some(({ reproaches }) => reproaches > 0)) return true;
  const mayBeOut = told.includes('logs out') || told.includes('closes') || cookie === undefined;
  return !mayBeOut && open.some(({ standing }) => standing.at !== 'in');
}

/** Every way of doing so many things one after the other. */
function* orders(length: number): Generator<readonly Act[]> {
  if (length === 0) yield [];
  else for (const before of orders(length - 1)) for (const act of acts) yield [...before, act];
}

/** What is wrong after an order of things, each settled before the next, or all at once. */
function faultOf(begin: (world: World) => void, order: readonly Act[], isPatient: boolean) {
  const world = new World();
  for (const tab of world.tabs.slice(0, 2)) world.open(tab);
  world.settle();
  begin(world);
  world.settle();
  for (const [, act] of order) {
    act(world);
    if (isPatient) world.settle();
  }
  world.settle();
  const told = `${order.map(([name]) => name).join(', ')}${isPatient ? '' : ', at once'}`;
  lookAround(world);
  lookAround(world);
  if (!isOneStory(world)) return `${told}: more than one story`;
  // Of a log-out and a log-in in the same moment nobody knows which was meant.
  const isClear = isPatient || !told.includes('logs out');
  return isClear && isThrownOut(world, told) ? `${told}: somebody is thrown out` : undefined;
}

it.each([
  ['three tabs of nobody', () => {}],
  ['a member in the first', (world: World) => world.logIn(world.tab(0), 'maria', false)],
  ['a remembered one', (world: World) => world.logIn(world.tab(0), 'maria', true)],
])('tells one story in every order of three things, from %s', (_, begin) => {
  const faults = [...orders(3)].flatMap((order) =>
    [true, false].map((isPatient) => faultOf(begin, order, isPatient)),
  );
  expect(faults.filter(Boolean)).toEqual([]);
});

const begun = (): { world: World; first: Tab; second: Tab; third: Tab } => {
  const world = new World();
  const [first, second, third] = [world.tab(0), world.tab(1), world.tab(2)];
  world.open(first);
  world.settle();
  return { world, first, second, third };
};

it('leaves the choice of a log-in in one tab alone when the session of another ends', () => {
  const { world, first, second } = begun();
  world.logIn(first, 'maria', false);
  world.settle();
  // The second tab asked before there was anybody, and logs in as somebody else who wants to stay.
  world.tabs[1] = Object.assign(second, { isOpen: true, standing: { at: 'out' } });
  world.logIn(second, 'luis', true);
  world.settle();
  expect([first.standing.at, first.reproaches, world.autoLogin]).toEqual(['out', 1, '1']);
});

it('reproaches nobody with a log-in of their own in another tab', () => {
  const { world, first, second } = begun();
  world.logIn(first, 'maria', false);
  Object.assign(second, { isOpen: true, standing: { at: 'out' } });
  world.logIn(second, 'maria', true);
  world.settle();
  lookAround(world);
  expect([first.reproaches, sessionOf(first.standing)?.token]).toEqual([0, world.cookie?.token]);
});

it('goes on in one tab after the other from a device that is asked once', () => {
  const { world, first, second, third } = begun();
  world.logIn(first, 'maria', true);
  world.settle();
  for (const tab of [second, third]) world.open(tab);
  world.settle();
  world.cookie = undefined;
  const before = world.tokens;
  for (const tab of world.tabs) world.call(tab);
  world.settle();
  expect(world.tabs.map(({ reproaches }) => reproaches)).toEqual([0, 0, 0]);
  expect(world.tokens).toBeGreaterThan(before);
  lookAround(world);
  expect(isOneStory(world)).toBe(true);
});

it('reproaches no tab with a log-out in another, which the platform tells of as well', () => {
  const { world, first, second } = begun();
  world.logIn(first, 'maria', false);
  world.open(second);
  world.settle();
  world.logOut(first);
  world.settle();
  expect(world.tabs.map(({ reproaches }) => reproaches)).toEqual([0, 0, 0]);
  expect([first.standing.at, second.standing.at]).toEqual(['out', 'out']);
});

it('keeps whoever is in where a log-out failed', () => {
  const { world, first, second } = begun();
  world.logIn(first, 'maria', false);
  world.open(second);
  world.settle();
  world.happens(first, { what: 'asksToLeave' });
  world.settle();
  expect(second.standing.at).toBe('out');
  world.happens(first, { what: 'enters', session: world.sessionFor('maria') });
  world.settle();
  expect([first.standing.at, second.standing.at]).toEqual(['in', 'in']);
});

it('ends on the platform what a device opened for somebody who had left', () => {
  const { world, first, second } = begun();
  world.logIn(first, 'maria', true);
  Object.assign(second, { isOpen: true, standing: { at: 'returning', session: null } });
  world.settle();
  Object.assign(second, { standing: { at: 'returning', session: null } });
  world.logOut(first);
  world.settle();
  // The answer was on its way.
  world.happens(second, { what: 'returns', session: world.sessionFor('maria') });
  expect([second.standing.at, world.cookie]).toEqual(['out', undefined]);
});
