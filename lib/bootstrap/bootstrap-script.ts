import { SAMPLE_LANGUAGES } from '@/lib/openapi/core/languages';
import { STANDALONE_SLUG } from '@/lib/routes/standalone-path';
import { MIN_LUMINANCE, MAX_LUMINANCE } from '@/lib/theme/readable-colour';

/** `readableColour` in short, `undefined` for no colour. Tests hold the two together. */
const COLOUR = [
  'function(t){var m=/^#?([\\da-f]{3}|[\\da-f]{6})$/i.exec(t||""),h,y,u;if(!m)return;',
  'h=m[1].toLowerCase();if(h[3]==null)h=h.replace(/./g,"$&$&");',
  'm=[0,2,4].map(function(i){i=parseInt(h.substr(i,2),16)/255;',
  'return i<=.04045?i/12.92:Math.pow((i+.055)/1.055,2.4)});',
  'y=.2126*m[0]+.7152*m[1]+.0722*m[2];',
  `u=y<${MIN_LUMINANCE};if(!u&&y<=${MAX_LUMINANCE})return"#"+h;`,
  `return"#"+m.map(function(v){v=u?v+${MIN_LUMINANCE}-y:v*${MAX_LUMINANCE}/y;`,
  'v=255*(v<=.0031308?v*12.92:1.055*Math.pow(v,1/2.4)-.055);',
  'return(256+Math[u?"ceil":"floor"](v)).toString(16).slice(1)}).join("")}',
].join('');

/**
 * What must be known before the first paint, as a script for `<head>` (its hash is in the page's
 * policy): that the address begins with one slash, or whoever takes it for a relative one, Next among them, reads a
 * host in it; the theme this reader chose; whether the page will show a document named in the
 * address, so that the pre-rendered one is not shown first; whether it may be that of an operation, so
 * that a not-found page waits for the live documents; the language of code samples that the
 * address names or the reader chose, also while the page is not yet alive; whether its address asks for the bare page;
 * and overriding colours of the address, or those kept from a page before.
 */
export const BOOTSTRAP_SCRIPT = [
  '!function(){',
  'var r=document.documentElement,d=r.dataset,q=new URLSearchParams(location.search),n=location.pathname,',
  `c=${COLOUR};`,
  "if(n.startsWith('//'))location.replace(n.replace(/^\\/+/,'/')+location.search+location.hash);",
  "try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')d.theme=t}catch(e){}",
  "if(q.get('swaggerUri'))d.document='named';",
  "if(/\\/api\\/[^/]+\\/[^/]+/i.test(n))d.resolving='';",
  `var l=q.get('lang'),p=/^(${Object.keys(SAMPLE_LANGUAGES).join('|')})$/;`,
  "try{if(p.test(l))localStorage.setItem('lang',l);else l=localStorage.getItem('lang')}catch(e){}",
  'if(p.test(l))d.lang=l;',
  "addEventListener('change',function(e){e=e.target.dataset.lang;if(p.test(e))d.lang=e});",
  'try{n=decodeURI(n)}catch(e){}',
  `if(n.includes('${STANDALONE_SLUG}'))d.standalone='';`,
  "['themePrimary','themeSecondary'].forEach(function(k,i){var v=c(q.get(k));",
  'try{v=v||c(sessionStorage.getItem(k));if(v)sessionStorage.setItem(k,v)}catch(e){}',
  "if(v)r.style.setProperty(i?'--brand-2':'--brand',v)})",
  '}()',
].join('');
