/**
 * Marks the page, before anything of it is painted, where somebody is or may be in: a session in
 * the storage of the tab, or a device that may come back. `back` is who was here before. The
 * session takes the mark away where nobody is (ADR 149).
 */
export const markScript = [
  "try{(function(s,l,i){i=s.getItem('MC_SESSION_INFO');",
  "if(i||l.getItem('autoLogin')==='1'&&l.getItem('REMEMBER_SFX'))",
  "document.documentElement.dataset.member=i&&!s.getItem('lastLogin')?'':'back'",
  '})(sessionStorage,localStorage)}catch(e){}',
].join('');
