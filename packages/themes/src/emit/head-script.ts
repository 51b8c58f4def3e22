/**
 * Runs before the first paint: the mode a visitor chose, else the merchant's
 * own, which is already on the root. Storage may be blocked; then that stays.
 */
export const headScript =
  "try{var t=localStorage.getItem('theme');if(t==='dark'||t==='light')document.documentElement.dataset.theme=t}catch(e){}";
