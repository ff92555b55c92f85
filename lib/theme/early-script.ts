import { BARE_MARK } from '@/lib/navigation/bare-path';

/**
 * What must be known before the first paint, as a script for `<head>` (its hash is in the page's
 * policy): the theme this reader chose, and whether the page will show a document named in the
 * address, so that the pre-rendered one is not shown first, and whether its address asks for the bare page.
 */
export const EARLY_SCRIPT = [
  'var d=document.documentElement.dataset;',
  "try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')d.theme=t}catch(e){}",
  "if(new URLSearchParams(location.search).has('swaggerUri'))d.document='named';",
  `if(location.pathname.includes('${BARE_MARK}'))d.bare=''`,
].join('');
