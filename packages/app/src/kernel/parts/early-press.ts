/** What somebody presses, of what answers a press. */
const pressable = 'a,button,input,select,textarea,summary';

interface EarlyPress {
  readonly keep: (event: Event) => void;
  on?: HTMLElement | null;
}

/**
 * Keeps what was pressed last before any script of the app is there to answer. A page that
 * is inert until then has its press on what lies there all the same. What the browser does
 * itself, as to follow a link, is done already (ADR 132).
 */
export const pressScript = [
  '(function(d,p){p.keep=function(e){',
  "var r=d.getElementById('root'),i=r&&r.inert,t=e.target;",
  'if(i){r.inert=false;t=d.elementFromPoint(e.clientX,e.clientY);r.inert=true}',
  `t=t&&t.closest('${pressable}');`,
  "p.on=t&&(i||t.localName==='button')?t:null};",
  "addEventListener('click',p.keep,true)})(document,globalThis.earlyPress={})",
].join('');

let kept: HTMLElement | null | undefined;

/** From now on the app hears by itself what is pressed. */
export function takePress(): void {
  const { earlyPress } = globalThis as { earlyPress?: EarlyPress };
  if (!earlyPress) return;
  removeEventListener('click', earlyPress.keep, true);
  kept = earlyPress.on;
  Reflect.deleteProperty(globalThis, 'earlyPress');
}

/** Does now what was pressed too early to be answered; nothing where it gave way to something else. */
export function repeatPress(): void {
  const on = kept;
  kept = undefined;
  if (!on?.isConnected) return;
  on.focus({ preventScroll: true });
  on.click();
}
