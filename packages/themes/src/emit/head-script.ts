/**
 * Runs before the first paint: the mode a visitor chose, else the merchant's
 * own, which is already on the root; and that they asked for less motion.
 * Storage may be blocked; then it stays as it is.
 */
export const headScript = [
  'try{(function(d,l,t){',
  "t=l.getItem('theme');if(t==='dark'||t==='light')d.theme=t;",
  "if(l.getItem('motion')==='less')d.motion='less'",
  '})(document.documentElement.dataset,localStorage)}catch(e){}',
].join('');
